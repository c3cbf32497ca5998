// Says on the table that what can be chosen lies further down: a small arrow at the foot, until somebody scrolls there.
const root = document.documentElement;
const ROOM = 24; // px of the first choice that are enough to see that there is one

export const sayMore = () => {
  const first = document.querySelector('.play:not(.covered) :is(#hand, #choices) [data-do]'), foot = document.querySelector('.play .actions');
  const at = first?.checkVisibility() ? first.getBoundingClientRect() : null;
  const bar = foot?.offsetHeight ? foot.getBoundingClientRect().top : innerHeight;
  root.toggleAttribute('data-more', !!at && at.top > Math.min(bar, innerHeight) - ROOM);
  if (!root.hasAttribute('data-more')) return;
  const side = foot.parentElement.getBoundingClientRect();
  root.style.setProperty('--more-x', `${(side.left + side.right) / 2}px`);
  root.style.setProperty('--more-y', `${innerHeight - Math.min(bar, innerHeight)}px`);
};

let asked = 0;
const later = () => { asked ||= requestAnimationFrame(() => { asked = 0; sayMore(); }); };
addEventListener('scroll', later, { passive: true, capture: true });
addEventListener('resize', later);
