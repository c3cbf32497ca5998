// Links to other devices: one RTCPeerConnection with one data channel each, however the two devices met.
// Python (door.Links) names the links and carries the descriptions; nothing here knows a room.
// Loaded only when somebody plays between devices.
import * as spares from './spares.mjs';
import * as voice from './voice.mjs';

const GATHER = 2000, GATHER_RELAYED = 6000; // a dead server must not hold anybody up; one over TCP needs some trips
const ASKING = 2500; // in which a server is asked several times
const MORE = 300; // once one server has told our address, the others are waited for no longer than this
const CONFIG = { negotiated: true, id: 0 }; // both sides make channel 0 themselves; reliable and ordered
const KEY = { name: 'ECDSA', namedCurve: 'P-256' }; // each link has its own, and its spares have the same
const BYE = 'bye'; // the only texts on the wire are this, and those of voice.mjs and spares.mjs; all else is bytes
const links = new Map();
let tell = () => {};
let servers = [];

export const listen = listener => { tell = listener; voice.listen(listener); };
export const useServers = text => { servers = JSON.parse(text); };
export const spareCount = name => spares.count(links.get(name)); // for tests: pairs of which both ends are known
export const keepSpares = isOn => { spares.keep(isOn); };

// The fingerprint of a key. The browser checks those of both ends; the devices sign them when they greet. We remember what
// we gave to the browser: a channel may open before the browser shows its remote description.
const print = sdp => /^a=fingerprint:(.*)$/m.exec(sdp)?.[1].trim() ?? '';

const open = link => {
  const peer = new RTCPeerConnection({ iceServers: servers, certificates: [link.certificate] });
  const channel = peer.createDataChannel('cabinet', CONFIG);
  channel.binaryType = 'arraybuffer';
  return { peer, channel };
};

// From now on the link is this peer and this channel.
const use = (link, { peer, channel }) => {
  Object.assign(link, { peer, channel });
  channel.onopen = () => cameUp(link);
  channel.onclose = () => { if (link.channel === channel) mend(link); };
  channel.onmessage = ({ data }) => {
    if (typeof data !== 'string') tell('heard', link.name, data);
    else if (data === BYE) end(link);
    else if (spares.isSpare(data)) spares.hear(link, data, print);
    else voice.hear(link, data);
  };
  peer.onconnectionstatechange = () => {
    if (link.peer === peer && ['failed', 'closed'].includes(peer.connectionState)) mend(link);
  };
};

const cameUp = link => {
  if (link.wasGreeted) voice.greet(link);
  if (!link.isUp) tell('up', link.name, link.myPrint + '\n' + link.theirPrint);
  link.isUp = true;
  careful(link, () => spares.prepare(link, open, async peer => {
    await peer.setLocalDescription();
    await gathered(peer);
    return peer.localDescription.sdp;
  }));
};

// The browser has given the line up. Over a spare one the link goes on as if it had only been slow.
const mend = link => {
  if (links.get(link.name) !== link) return;
  const spare = link.isUp ? spares.next(link) : null;
  if (!spare) return end(link);
  link.wasGreeted = voice.forget(link) || link.wasGreeted;
  link.peer.close();
  use(link, spare);
  careful(link, () => take(link, 'answer', spare.sdp));
};

const begin = (name, isCaller, work) => {
  drop(name);
  const link = {
    name, isCaller, isUp: false, myPrint: '', theirPrint: '', spares: new Map(), others: new Map(), made: 0, taken: 0,
  };
  links.set(name, link);
  careful(link, async () => {
    link.certificate = await RTCPeerConnection.generateCertificate(KEY);
    if (links.get(name) !== link) return;
    use(link, open(link));
    await work(link);
  });
};

// Reported once: a link that we have dropped reports nothing more.
const end = link => {
  if (links.get(link.name) !== link) return;
  forget(link);
  tell('down', link.name, '');
};

const forget = link => {
  links.delete(link.name);
  voice.forget(link);
  spares.forget(link);
  if (link.channel?.readyState === 'open') link.channel.send(BYE);
  link.peer?.close();
};

// Without servers to ask, all the addresses that count (UDP) are known when the first of the others (TCP) arrives. Where a
// TURN server is named, its address is waited for longer: for some pairs of networks no other will do.
const gathered = peer => new Promise(done => {
  if (peer.iceGatheringState === 'complete') return done();
  let isEnough = !servers.some(({ urls }) => String(urls).startsWith('turn'));
  peer.addEventListener('icegatheringstatechange', () => { if (peer.iceGatheringState === 'complete') done(); });
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (!servers.length && candidate?.protocol === 'tcp') done();
    isEnough ||= candidate?.type === 'relay';
    if (isEnough && ['srflx', 'relay'].includes(candidate?.type)) setTimeout(done, MORE);
  });
  setTimeout(() => { if (isEnough) done(); }, GATHER);
  setTimeout(done, GATHER_RELAYED);
});

// Is there a line to the world? A server that tells our address answers at once when a cut line is back; a relay that was
// dialled before that does so much later. null: nobody is named who could be asked.
export const hasLine = async () => {
  const asked = servers.filter(({ urls }) => String(urls).startsWith('stun'));
  if (!asked.length) return null;
  const peer = new RTCPeerConnection({ iceServers: asked });
  peer.createDataChannel('line');
  const answer = new Promise(done => {
    peer.onicecandidate = ({ candidate }) => { if (candidate?.type === 'srflx') done(true); };
    setTimeout(() => done(false), ASKING);
  });
  await peer.setLocalDescription();
  return answer.finally(() => peer.close());
};

const describe = async link => {
  await link.peer.setLocalDescription();
  link.myPrint = print(link.peer.localDescription.sdp);
  await gathered(link.peer);
  if (links.get(link.name) === link) tell('described', link.name, link.peer.localDescription.sdp);
};

// Candidates are added one by one: some browsers fail on names of the local network inside a whole description.
const take = async (link, type, sdp) => {
  link.theirPrint ||= print(sdp);
  const lines = sdp.split('\r\n'), isCandidate = line => line.startsWith('a=candidate');
  await link.peer.setRemoteDescription({ type, sdp: lines.filter(line => !isCandidate(line)).join('\r\n') });
  for (const line of lines.filter(isCandidate)) {
    const candidate = { candidate: line.slice(2), sdpMid: '0', sdpMLineIndex: 0 };
    await link.peer.addIceCandidate(candidate).catch(() => {}); // one bad address must not stop the others
  }
};

// Any error in a description ends its link, and is reported as a lost link.
const careful = (link, work) => { work().catch(error => { console.info(`no link: ${error}`); end(link); }); };

export const call = name => begin(name, true, describe);

export const answer = (name, sdp) => begin(name, false, async link => { await take(link, 'offer', sdp); await describe(link); });

export const finish = (name, sdp) => {
  const link = links.get(name);
  if (link) careful(link, () => take(link, 'answer', sdp));
};

export const send = (name, bytes) => {
  const link = links.get(name);
  if (link?.channel?.readyState !== 'open') return;
  try {
    link.channel.send(bytes);
  } catch { // full or closing: the room notices the loss and asks again
    end(link);
  }
};

export const drop = name => {
  const link = links.get(name);
  if (link) forget(link);
};

export const greet = name => { if (links.has(name)) voice.greet(links.get(name)); };
export { hush, mute, off as voiceOff, on as voiceOn } from './voice.mjs';

// A tab that is closed says goodbye. Otherwise the others would notice only after many seconds.
addEventListener('pagehide', () => {
  tell('leaving', '', '');
  for (const link of [...links.values()]) end(link);
});
