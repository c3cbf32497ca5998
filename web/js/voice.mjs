// Talking aloud over the links between the devices. It is off until somebody taps, and can be muted.
// A device sends its sound only to devices that have theirs on too. The first time two have, the side that made the link
// adds a line of sound to it; from then on sound starts and stops without further negotiation. The devices agree on this
// in short texts on the link's own channel: `voice off|on|muted`, `offer …`, `answer …`.
// Law: a text from another device can only ever add one line of sound to the link it came on.

const SPOKEN = 0.01, LISTEN = 100, BREATH = 900; // how loud speech is (0 to 1); how often we look; a pause within it
const LONGEST = 12_000, MOST_OFFERS = 20;
const WISH = { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } };
const links = new Set();
let microphone = null, isMuted = false, timer = 0;
let tell = () => {};

export const listen = listener => { tell = listener; };

const state = () => microphone ? (isMuted ? 'muted' : 'on') : 'off';
const say = (link, text) => { if (link.channel.readyState === 'open') link.channel.send(text); };
const sound = link => link.peer.getTransceivers().find(one => one.receiver.track.kind === 'audio');
const track = () => microphone?.getAudioTracks()[0] ?? null;

// Called when the other end has proved that it belongs to the room. Tells it whether we are on.
export const greet = link => {
  if (links.has(link)) return;
  Object.assign(link, { theirs: 'off', offers: 0, isHushed: false, isSpeaking: false });
  links.add(link);
  if (microphone) say(link, `voice ${state()}`);
  if (link.early) hear(link, link.early);
};

// Says whether the other end had been greeted: where the line is exchanged for another, it is greeted again.
export const forget = link => {
  if (link.player) link.player.srcObject = null;
  link.player = undefined;
  return links.delete(link);
};

export const hear = (link, text) => {
  const [word, rest] = [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)];
  if (text.length > LONGEST) return;
  if (!links.has(link)) { // they may have verified us before we have verified them
    if (word === 'voice') link.early = text;
    return;
  }
  if (word === 'voice' && ['off', 'on', 'muted'].includes(rest)) {
    if (link.theirs !== rest) tell('voice', link.name, link.theirs = rest);
    careful(() => connect(link));
  } else if (word === 'offer') careful(() => takeOffer(link, rest));
  else if (word === 'answer') careful(() => takeAnswer(link, rest));
};

const careful = work => { work().catch(error => console.info(`no voice: ${error}`)); };

// Only the channel and one line of sound, and no addresses: the link exists already.
const isSound = sdp => {
  const lines = sdp.match(/^m=\w+/gm) ?? [];
  return lines.join() === 'm=application,m=audio';
};
const plain = sdp => sdp.replace(/^a=(candidate|end-of-candidates).*\r?\n/gm, '');

const connect = async link => {
  const isWanted = microphone && link.theirs !== 'off', line = sound(link);
  if (line) await line.sender.replaceTrack(isWanted ? track() : null);
  play(link);
  if (!isWanted || !link.isCaller) return;
  if (!line) {
    link.peer.addTransceiver(track(), { direction: 'sendrecv', streams: [microphone] });
    await link.peer.setLocalDescription();
  }
  // A side that had switched off again when the offer came has not read it.
  if (link.peer.signalingState === 'have-local-offer') say(link, `offer ${link.peer.localDescription.sdp}`);
};

const takeOffer = async (link, sdp) => {
  if (link.isCaller || !microphone || !isSound(sdp) || ++link.offers > MOST_OFFERS) return;
  await link.peer.setRemoteDescription({ type: 'offer', sdp: plain(sdp) });
  const line = sound(link);
  line.direction = 'sendrecv';
  await line.sender.replaceTrack(track());
  await link.peer.setLocalDescription();
  say(link, `answer ${link.peer.localDescription.sdp}`);
  play(link);
};

const takeAnswer = async (link, sdp) => {
  if (!link.isCaller || link.peer.signalingState !== 'have-local-offer' || !isSound(sdp)) return;
  await link.peer.setRemoteDescription({ type: 'answer', sdp: plain(sdp) });
  play(link);
};

const play = link => {
  const line = sound(link);
  if (!line) return;
  link.player ??= Object.assign(new Audio(), { autoplay: true, srcObject: new MediaStream([line.receiver.track]) });
  link.player.muted = !microphone || link.isHushed || link.theirs !== 'on';
};

const look = () => {
  for (const link of links) {
    const level = link.theirs === 'on' ? sound(link)?.receiver.getSynchronizationSources()[0]?.audioLevel ?? 0 : 0;
    if (level > SPOKEN) link.spoke = performance.now();
    const isSpeaking = link.theirs === 'on' && performance.now() - (link.spoke ?? -BREATH) < BREATH;
    if (isSpeaking !== link.isSpeaking) tell('speaks', link.name, (link.isSpeaking = isSpeaking) ? 'yes' : '');
  }
};

const spread = () => {
  for (const link of links) {
    say(link, `voice ${state()}`);
    careful(() => connect(link));
  }
};

// Asks for the microphone. Returns '' when it is on, and otherwise the browser's name for the error.
export const on = async () => {
  try {
    microphone ??= await navigator.mediaDevices.getUserMedia(WISH);
  } catch (error) {
    return error.name;
  }
  mute(false);
  timer ||= setInterval(look, LISTEN);
  return '';
};

export const off = () => {
  if (!microphone) return;
  for (const one of microphone.getTracks()) one.stop();
  microphone = null;
  clearInterval(timer);
  timer = 0;
  spread();
};

export const mute = isSilent => {
  isMuted = isSilent;
  if (track()) track().enabled = !isMuted;
  spread();
};

// Mutes one of the others for us. They are not told.
export const hush = (name, isHushed) => {
  for (const link of links) if (link.name === name) { link.isHushed = isHushed; play(link); }
};
