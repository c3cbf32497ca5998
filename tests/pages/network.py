"""The network of one browser profile as tests see it: whom the page asks for help, and a plug that can be pulled.

Switching a profile offline leaves its links to other devices alone; so the plug is in the page, before its own script.
While it is out nothing is sent or heard and no new link can be made; when it is put in again all links of before are
dead, as on a device that has come into another network.
"""

from typing import Any

from playwright.sync_api import BrowserContext, Page

WATCH = """(() => {
  const made = [], channels = new Set();
  let isOff = false;
  const Peer = RTCPeerConnection, Channel = RTCDataChannel.prototype;
  window.RTCPeerConnection = class extends Peer {
    constructor(wishes) {
      super(isOff ? { ...wishes, iceServers: [], iceTransportPolicy: 'relay' } : wishes);
      made.push(wishes);
    }
    createDataChannel(...wishes) {
      const channel = super.createDataChannel(...wishes);
      channels.add([this, channel]);
      return channel;
    }
  };
  const { send } = Channel, { set } = Object.getOwnPropertyDescriptor(Channel, 'onmessage');
  Channel.send = function (data) { if (!isOff) send.call(this, data); };
  Object.defineProperty(Channel, 'onmessage', {
    set(hear) { set.call(this, event => { if (!isOff) hear(event); }); },
  });
  window.network = {
    made,
    pull: () => { isOff = true; },
    plug: () => {
      isOff = false;
      for (const [peer, channel] of channels) { channel.dispatchEvent(new Event('close')); peer.close(); }
      channels.clear();
    },
  };
})()"""


def watch(context: BrowserContext) -> None:
    """Call it before the first page is opened."""
    context.add_init_script(WATCH)


def pull(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("network.pull()")


def plug(page: Page) -> None:
    page.context.set_offline(False)
    page.evaluate("network.plug()")


def asked_for(page: Page) -> list[dict[str, Any]]:
    """How each link was made: the wishes that were handed to the browser."""
    return list(page.evaluate("network.made"))
