// Where a map on a small screen should look: at what can be chosen, large enough for a finger and for the eye. And which
// of its names find room there. Small is a map whose names would be smaller than 11 px; on a board that is no map, small
// pieces may stand close together on every screen.
const LEAST = 11, NAME = 18; // px; units of the map, as in games/map/ground.py
const FINGER = 44, NEAR = 22; // px
const WORTH = 1.2; // closer by less than this only cuts the edges off
const FRAME = 27; // units of the map: how broad its frame is
const AROUND = 46; // units of the map: room for the name below a city and the hat above it

const unit = glass => {
  const view = glass.querySelector('.world').viewBox.baseVal;
  return Math.min(glass.clientWidth / view.width, glass.clientHeight / view.height);
};
const isMap = place => !!place.querySelector('.world');
const isSmall = place => place.clientWidth > 0 && (!isMap(place) || unit(place) * NAME < LEAST);

// Where a pick stands, or will stand when it has walked there: in units of the map.
const spot = (pick, world) => {
  let matrix = new DOMMatrix();
  for (let one = pick; one !== world; one = one.parentNode) {
    const drawn = one.transform.baseVal.consolidate()?.matrix;
    const style = one.style.transform;
    if (style) matrix = new DOMMatrix(style).multiply(matrix);
    else if (drawn) matrix = new DOMMatrix([drawn.a, drawn.b, drawn.c, drawn.d, drawn.e, drawn.f]).multiply(matrix);
  }
  const { x, y, width, height } = pick.getBBox();
  const [a, b] = [[x, y], [x + width, y + height]].map(([u, v]) => new DOMPoint(u, v).matrixTransform(matrix));
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) };
};

// The place to look at, as fractions of the glass, and how large; nothing, if the same picks have been `seen` there.
export const aim = (glass, seen) => {
  const world = glass.querySelector('.world');
  const found = [...glass.querySelectorAll('.pick')].filter(it => it.dataset.with !== 'roll'); // there is a button for it
  const picks = `picks ${found.map(it => it.dataset.with)}`;
  if (picks === seen) return null;
  if (!found.length || !isSmall(glass)) return { picks };
  const spots = found.map(it => spot(it, world)), view = world.viewBox.baseVal, one = unit(glass);
  const side = Math.min(...spots.map(it => Math.min(it.right - it.left, it.bottom - it.top)));
  const [left, top] = ['left', 'top'].map(edge => Math.min(...spots.map(it => it[edge])) - AROUND);
  const [right, bottom] = ['right', 'bottom'].map(edge => Math.max(...spots.map(it => it[edge])) + AROUND);
  const wish = Math.max(FINGER / side, LEAST / NAME) / one;
  const most = Math.min(glass.clientWidth / (right - left), glass.clientHeight / (bottom - top)) / one;
  const u = ((left + right) / 2 - view.x - view.width / 2) * one / glass.clientWidth + .5;
  const v = ((top + bottom) / 2 - view.y - view.height / 2) * one / glass.clientHeight + .5;
  const scale = Math.min(wish, most);
  return { picks, u, v, scale: scale < WORTH ? 1 : scale };
};

// What a finger means that comes down here: the only pick it can touch or, of several, the one it lies on if that is
// large enough. Else how much closer a map must come first; a board that is no map stays as it is.
export const meant = (place, { clientX, clientY }, scale) => {
  if (!isSmall(place)) return {};
  const near = [...place.querySelectorAll('.pick')].map(pick => {
    const { left, top, width, height } = pick.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    return { pick, far, side: Math.min(width, height) };
  }).sort((one, other) => one.far - other.far).filter(({ far, side }) => far <= Math.max(NEAR, side / 2));
  const [first] = near;
  if (!first) return {};
  const grows = Math.min(FINGER / Math.min(...near.map(one => one.side)), 5 / scale);
  return near.length > 1 && grows > 1.05 && isMap(place) ? { closer: grows } : { pick: first.pick };
};

// Names are never smaller than can be read: they grow as the map shrinks, and stay within it. Where they would lie over
// each other, the name of a place that can be chosen is kept, then that of a capital.
const groundNow = () => document.querySelector('.ground.map');
export const isLabelled = () => !!groundNow()?.style.getPropertyValue('--least');
export const label = (glass, scale) => {
  const ground = glass && groundNow();
  if (!ground) return '';
  const size = unit(glass) * scale, least = LEAST / size; // px, units of the map
  const [before, now] = [ground.style.getPropertyValue('--least'), `${least.toFixed(2)}px`];
  if (least <= NAME && parseFloat(before) <= NAME) return before; // as printed, all of them
  ground.style.setProperty('--least', now);
  const names = [...ground.querySelectorAll('.atlas-name[data-place]')];
  for (const { style } of names) style.visibility = style.translate = '';
  if (least <= NAME) return now;
  const { left: from, right: to } = ground.getBoundingClientRect(), view = glass.querySelector('.world').viewBox.baseVal;
  const half = (view.width / 2 - FRAME) * size; // no name lies under the frame
  const edge = { left: (from + to) / 2 - half, right: (from + to) / 2 + half };
  const boxOf = it => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const aside = Math.max(0, edge.left - left) + Math.min(0, edge.right - right);
    return { it, aside, left: left + aside, right: right + aside, top, bottom };
  };
  const isApart = (one, other) => one.left > other.right || other.left > one.right || one.top > other.bottom || other.top > one.bottom;
  const chosen = new Set([...glass.querySelectorAll('.pick')].map(it => it.dataset.with));
  const rank = ({ it }) => chosen.has(`city:${it.dataset.place}`) * 2 + (it.classList.length > 1);
  const kept = [...ground.querySelectorAll('text:not(.atlas-name)')].map(boxOf);
  for (const box of names.map(boxOf).sort((one, other) => rank(other) - rank(one))) {
    const isKept = kept.every(other => isApart(box, other));
    box.it.style.visibility = isKept ? '' : 'hidden';
    if (isKept) kept.push(box);
    if (box.aside) box.it.style.translate = `${box.aside / size}px`;
  }
  return now;
};
