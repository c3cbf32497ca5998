// Measures what stands on the page now and judges nothing; the files beside this one do.
() => {
  const root = document.documentElement, wide = root.clientWidth, high = innerHeight;
  const clear = document.head.appendChild(document.createElement('style'));
  clear.textContent = '*, *::before, *::after { pointer-events: auto !important }';
  const top = document.querySelector('#sheet [role=dialog]') ?? document.querySelector('#cover .front') ?? document.body;
  const styles = new Map(), styleOf = it => styles.get(it) ?? (styles.set(it, getComputedStyle(it)), styles.get(it));
  const isSvg = it => it instanceof SVGElement;
  const round = n => Math.round(n * 10) / 10;
  const box = ({ left, top, width, height }) => [left, top, width, height].map(round);
  const meet = (a, b) => {
    const x = Math.max(a[0], b[0]), y = Math.max(a[1], b[1]);
    return [x, y, Math.min(a[0] + a[2], b[0] + b[2]) - x, Math.min(a[1] + a[3], b[1] + b[3]) - y];
  };
  const isSome = rect => rect[2] > 0.5 && rect[3] > 0.5;
  const name = it => {
    const { do: verb, with: thing } = it.dataset ?? {};
    const classes = (it.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 3);
    return it.localName + classes.map(one => `.${one}`).join('') + (verb ? `[${verb}${thing ? ` ${thing.split(/\W/)[0]}` : ''}]` : '');
  };
  const where = it => [it.parentElement?.closest('[class]'), it].filter(Boolean).map(name).join(' > ');
  const isShown = it => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('[inert], .unseen, symbol, defs')
    && !/inset\(50%\)/.test(styleOf(it).clipPath)
    && top.contains(it) && (top === document.body || !it.closest('#stage') || top.closest('#stage'));

  // ── what hides a thing ──
  // The part of a box that no frame around it cuts away, and the frames that do: `scrolls` can bring it back.
  const isZoomed = it => [...it.children].some(one => one.matches('.ground.map, .world') && styleOf(one).transform !== 'none');
  const frames = (it, from = it.parentElement) => {
    const found = [];
    for (let one = from; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one);
      if (isSvg(one) ? one.localName === 'svg' && overflowX !== 'visible' : overflowX !== 'visible' || overflowY !== 'visible')
        found.push([one, /auto|scroll/.test(overflowX + overflowY) || isZoomed(one)]);
      if (position === 'fixed') break;
    }
    return found;
  };
  const layer = it => {
    for (let one = it; one && one !== document.body; one = one.parentElement) {
      if (/sticky|fixed/.test(styleOf(one).position)) return one;
    }
    return document.body;
  };
  const isSolid = it => {
    if (isSvg(it) && it.localName !== 'svg') return !it.closest('defs');
    const { backgroundColor, backgroundImage, opacity } = styleOf(it);
    const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(backgroundColor);
    return opacity > .3 && (backgroundImage !== 'none' || !alpha || +(alpha[1] ?? alpha[2]) > .5);
  };
  // A button may be felt beyond its edges, by an ::after that nobody sees.
  const isWithin = (it, x, y) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  // What lies over a point of this element: nothing, or the first solid thing.
  const over = (it, x, y) => {
    if (x < 0 || y < 0 || x >= wide || y >= high) return 'off';
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === it || it.contains(one) || one.contains(it)) return '';
      if (isSvg(it) && isSvg(one)) return '';
      if (isSolid(one) && isWithin(one, x, y)) return name(one);
    }
    return '';
  };
  const cover = (it, rect) => {
    const [x, y, w, h] = rect, inset = Math.min(4, w / 4, h / 4);
    const points = [[x + w / 2, y + h / 2], [x + inset, y + inset], [x + w - inset, y + h - inset]];
    for (const [px, py] of points) {
      const found = over(it, px, py);
      if (found) return found;
    }
    return '';
  };
  const scrollers = [root, ...document.querySelectorAll('body *')].filter(it => !isSvg(it) && (it === root || /auto|scroll/.test(styleOf(it).overflow)));
  const kept = scrollers.map(it => it.scrollTop);
  const restore = () => scrollers.forEach((it, n) => { it.scrollTop = kept[n]; it.scrollLeft = 0; });
  // Covered now; and if so, covered wherever one scrolls to. A text below the fold is on no account covered by it.
  const covered = (it, rect, isText) => {
    const now = cover(it, rect);
    if (!now || (isText && now === 'off')) return [now, ''];
    let always = now;
    for (const block of ['center', 'start', 'end']) {
      it.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      always = cover(it, box(it.getBoundingClientRect()));
      if (!always) break;
    }
    restore();
    return [now, always];
  };

  // ── texts ──
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const it = node.parentElement, text = node.data.trim();
    if (!text || /^(style|script|title|desc|option|noscript|textarea)$/i.test(it.localName) || it.closest('mpy-config') || !isShown(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = styleOf(it), size = parseFloat(style.fontSize) * (isSvg(it) ? it.getScreenCTM?.()?.a ?? 1 : 1);
    const lines = [];
    for (const one of range.getClientRects()) {
      if (one.width < .5) continue;
      const last = lines.at(-1);
      if (last && Math.abs(last[1] - one.top) < size * .5) {
        last[2] = round(Math.max(last[0] + last[2], one.right) - last[0]);
      } else lines.push(box(one));
    }
    if (!lines.length) continue;
    let broken = '';
    if (lines.length > 1) for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u200b-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(one => one.width > .5);
      if (new Set(parts.map(one => Math.round(one.top / (size * .6)))).size > 1) { broken = word; break; }
    }
    const whole = lines.reduce((a, b) => {
      const x = Math.min(a[0], b[0]), y = Math.min(a[1], b[1]);
      return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y].map(round);
    });
    const cuts = [];
    let seen = whole, kept = [0, 0, wide, high], isRolled = false; // in a frame that scrolls nothing is cut off for good
    const bar = layer(it);
    for (const [frame, scrolls] of frames(it, it)) {
      const edge = box(frame.getBoundingClientRect());
      const [, , w, h] = meet(seen, edge);
      const across = whole[2] - Math.max(0, w), down = whole[3] - Math.max(0, h);
      if (!scrolls && !isRolled && (across > 1.5 || down > Math.max(2.5, size * .3))) cuts.push(`${name(frame)} cuts ${round(across)} × ${round(down)} px`);
      if (scrolls) [kept, isRolled] = [meet(kept, edge), true];
      seen = meet(seen, edge);
    }
    for (let one = it; one && one !== bar && !isSvg(one); one = one.parentElement) {
      if (styleOf(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) cuts.push(`… in ${name(one)}`);
      if (one.dataset.do || one.matches('.panel, .sheet')) break;
    }
    const isCard = !!it.closest('button')?.querySelector('svg.card'); // it holds as many words as it needs
    const button = isSvg(it) ? null : it.closest('button, .button, [role=button], a[href]');
    if (button) {
      const edge = box(button.getBoundingClientRect()), [, , w, h] = meet(whole, edge);
      if (whole[2] - w > 1.5 || whole[3] - h > 2.5) cuts.push(`sticks out of ${name(button)}`);
    }
    texts.push({
      it, text: text.slice(0, 80), where: where(it), lines, box: whole, seen: meet(meet(whole, kept), [0, 0, wide, high]), size: round(size),
      bold: +style.fontWeight >= 600, rows: lines.length, broken, cuts, button: button && !isCard ? name(button) : '', isSvg: isSvg(it), bar,
      isLabel: it.matches('.board svg *:not(.atlas-title)'), // the title stands in the bar, too
      off: !!it.closest('[aria-disabled=true], :disabled'), free: style.wordBreak === 'break-all',
    });
  }
  // A piece may lie on what is written on a board.
  const piece = (it, [x, y, w, h]) => {
    for (const one of document.elementsFromPoint(x + w / 2, y + h / 2)) {
      if (one === it || one.contains(it)) return '';
      if (one.localName === 'use') return name(one);
    }
    return '';
  };
  for (const one of texts) {
    [one.over, one.always] = one.isSvg ? [piece(one.it, one.lines[0]), ''] : covered(one.it, one.lines[0], true);
  }

  // ── what can be tapped ──
  const targets = [];
  for (const it of document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button], [data-do]')) {
    if (it.matches('[type=hidden]') || it.localName === 'form' || !isShown(it)) continue;
    const place = it.closest('label') ?? it, rect = box(place.getBoundingClientRect());
    if (!isSome(rect)) continue;
    const [now, always] = isSvg(it) ? ['', ''] : covered(it, rect);
    targets.push({
      it, where: where(it), verb: it.dataset.do ?? '', thing: it.dataset.with ?? '', box: rect, isSvg: isSvg(it), over: now, always,
      off: it.disabled || it.getAttribute('aria-disabled') === 'true', main: it.matches('.main'), pick: it.matches('[data-do=pick]'),
      isOnMap: !!it.closest('.world'), inline: it.localName === 'a' && styleOf(it).display === 'inline', bar: layer(it),
    });
  }

  // What stands in a list that a button unfolds, now or one step back, as large as it is there.
  const folded = [];
  for (const list of document.querySelectorAll(targets.some(one => /^(list|undo)$/.test(one.verb)) ? '.choice-list.unseen' : 'no-list')) {
    list.classList.remove('unseen');
    for (const it of list.querySelectorAll('[data-do]'))
      folded.push({ verb: it.dataset.do, thing: it.dataset.with ?? '', box: box(it.getBoundingClientRect()) });
    list.classList.add('unseen');
  }

  // ── things over each other ──
  const overlaps = [];
  const laps = (a, b, least) => {
    const [, , w, h] = meet(a, b);
    return w > least && h > Math.max(least, Math.min(a[3], b[3]) * .25);
  };
  for (let i = 0; i < texts.length; i++) for (let j = 0; j < i; j++) {
    const a = texts[i], b = texts[j];
    if (a.bar !== b.bar || a.it.contains(b.it) || b.it.contains(a.it) || !isSome(a.seen) || !isSome(b.seen) || !laps(a.box, b.box, 0)) continue;
    if (a.it.closest('[aria-hidden=true]') && a.isSvg || b.isSvg && b.it.closest('[aria-hidden=true]')) continue;
    if (a.isSvg !== b.isSvg && !(a.isSvg ? a : b).it.closest('button')) continue;
    if (a.lines.some(one => b.lines.some(other => laps(meet(one, a.seen), meet(other, b.seen), 3))))
      overlaps.push(`“${b.text}” and “${a.text}” (${a.where})`);
  }
  for (let i = 0; i < targets.length; i++) for (let j = 0; j < i; j++) {
    const a = targets[i], b = targets[j];
    if (a.isSvg || b.isSvg || a.bar !== b.bar || a.it.contains(b.it) || b.it.contains(a.it)) continue;
    if (a.it.closest('label') && a.it.closest('label') === b.it.closest('label')) continue;
    if (laps(a.box, b.box, 4)) overlaps.push(`${b.where} and ${a.where}`);
  }

  // ── what is wider than its place ──
  const broad = [];
  for (const it of document.querySelectorAll('body *')) {
    if ((isSvg(it) && it.localName !== 'svg') || !isShown(it) || it.closest('svg') !== null && it.localName !== 'svg') continue;
    const rect = it.getBoundingClientRect();
    const reach = Math.max(rect.right - wide, -rect.left);
    if (rect.width && reach > 1 && ![...it.children].some(one => Math.max(one.getBoundingClientRect().right - wide, -one.getBoundingClientRect().left) > reach - 1) && !frames(it).length) broad.push(`${where(it)} reaches from ${round(rect.left)} to ${round(rect.right)} of ${wide}`);
    const { overflowX } = styleOf(it);
    if (/auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth + 1 && !it.matches('[data-wide]')) broad.push(`${where(it)} holds ${it.scrollWidth} in ${it.clientWidth} px`);
  }
  if (root.scrollWidth > wide + 1) broad.push(`the page is ${root.scrollWidth} wide in a window of ${wide}`);

  // ── bars, and where the page is cut by the lower edge ──
  const bars = [...document.querySelectorAll('body *')].filter(it => !isSvg(it) && /sticky|fixed/.test(styleOf(it).position) && isShown(it)
    && it.getBoundingClientRect().height && it.getBoundingClientRect().height < high * .6 && (it.innerText?.trim() || it.querySelector('button'))).map(it => {
    const isSheer = one => {
      const { backgroundColor, backgroundImage } = styleOf(one), seeThrough = /rgba|transparent|\/ [\d.]+\)/;
      return (seeThrough.test(backgroundColor) && backgroundImage === 'none') || seeThrough.test(backgroundImage);
    };
    const above = one => it.contains(one) ? [one, ...above(one.parentElement)] : [];
    const inside = texts.filter(one => it.contains(one.it) && !one.isSvg).map(one => one.it);
    return { where: name(it), box: box(it.getBoundingClientRect()), sheer: inside.some(one => above(one).every(isSheer)) };
  });
  const pane = document.querySelector('#sheet .sheet-body') ?? document.querySelector('#cover .front') ?? null;
  const foot = bars.map(one => one.box).filter(([, y, , h]) => y > high / 2 && y + h > high - 4).map(([, y]) => y);
  const edge = Math.min(pane ? pane.getBoundingClientRect().bottom : high, ...foot);
  const isCut = root.hasAttribute('data-more') || [...texts.filter(one => !one.isSvg), ...targets.filter(one => !one.isSvg)].some(({ it, box: [, y, , h] }) => (!pane || pane.contains(it)) && y < edge - 2 && y + h > edge + 2)
    || [...document.querySelectorAll('.panel')].some(it => isShown(it) && it.getBoundingClientRect().top < edge - 12 && it.getBoundingClientRect().bottom > edge + 12);

  clear.remove();
  const bare = ({ it, bar, ...rest }) => rest;
  return {
    wide, high, scene: document.querySelector('[data-scene]')?.dataset.scene ?? '', isPlay: !!document.querySelector('#stage .play') && top === document.body,
    texts: texts.map(bare), targets: targets.map(bare), folded, overlaps, broad, bars, isCut,
  };
}
