// Which rules of the style sheets reach an element that is not theirs. sheets: {path: text}.
// A sheet of the page is for HTML; it reaches a drawing only by naming an element of drawings (svg, text, path …) or one
// of the page's own drawings. A sheet of a game reaches nothing outside the table and the drawings.
sheets => {
  const OWN = '.icon, .emblem, .emblem *, .chart-lines, .chart-lines *, .known-lines, .known-lines *, .qr *, .watch, .watch *';
  const TABLE = '.play, .play *, svg, svg *, .board, .board *';
  const found = new Set();
  const split = text => text.split(/,(?![^(]*\))/).map(one => one.trim());
  const visit = (sheet, isGame, rules) => {
    for (const rule of rules) {
      if (rule.cssRules?.length) visit(sheet, isGame, rule.cssRules);
      for (const selector of rule.selectorText ? split(rule.selectorText) : []) {
        const plain = selector.replace(/::[\w-]+(\([^)]*\))?$/, '').trim();
        const subject = plain.replace(/\((?:[^()]|\([^()]*\))*\)/g, '').split(/[\s>+~]+/).at(-1) ?? '';
        if (!/^[.[]/.test(subject)) continue; // it says what kind of element it means
        for (const it of document.querySelectorAll(plain)) {
          const isDrawn = it instanceof SVGElement && !it.matches(OWN) && !/\.layer\b/.test(plain);
          if (isGame ? !it.matches(TABLE) && subject !== ':root' : isDrawn)
            found.add(`${sheet}|${selector}|${it.localName}.${it.getAttribute('class')}`);
        }
      }
    }
  };
  for (const [name, text] of Object.entries(sheets)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    visit(name, !name.startsWith('web/'), sheet.cssRules);
  }
  return [...found];
}
