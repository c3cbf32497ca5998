// Spare ends for a link that no relay could mend: in a room that was met by two texts, nobody can be told a new address
// once the line is cut. So while a link works, both its ends prepare others, with the same keys and open ports, and tell
// each other over the link how these can be reached. When a browser gives a line up, both ends take the next pair.
// Law: a spare end is taken only for a key that the other end of this very link has shown.
const WORD = 'spare ', MOST = 3, LONGEST = 6000;
let isWanted = false;

export const keep = isOn => { isWanted = isOn; };
export const isSpare = text => text.startsWith(WORD);

export const prepare = async (link, open, describe) => {
  while (isWanted && link.spares.size < MOST && link.channel.readyState === 'open') {
    const number = link.made++, spare = open(link);
    link.spares.set(number, spare);
    const sdp = await describe(spare.peer);
    if (link.channel.readyState === 'open') link.channel.send(`${WORD}${number} ${sdp}`);
  }
};

export const hear = (link, text, print) => {
  const [, number, sdp] = /^spare (\d{1,6}) ([^]*)$/.exec(text) ?? [];
  if (!sdp || text.length > LONGEST || link.others.size >= 2 * MOST || print(sdp) !== link.theirPrint) return;
  link.others.set(Number(number), sdp);
};

// The next pair, if both ends of it are known here: ours, and how to reach theirs. Each of them has made an offer. To take
// the other's for an answer, it is enough to say who begins the handshake.
export const next = link => {
  const number = link.taken++, spare = link.spares.get(number), theirs = link.others.get(number);
  link.spares.delete(number);
  link.others.delete(number);
  if (spare && theirs) return { ...spare, sdp: theirs.replace('a=setup:actpass', `a=setup:${link.isCaller ? 'active' : 'passive'}`) };
  spare?.peer.close();
  return null;
};

export const count = link => [...link.spares.keys()].filter(number => link.others.has(number)).length;

export const forget = link => {
  for (const { peer } of link.spares.values()) peer.close();
  link.spares.clear();
};
