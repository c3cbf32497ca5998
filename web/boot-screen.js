// The first thing on the page: it draws home before Python is there, remembers what is tapped meanwhile, and shows, in the
// reader's language, how far Python has come or why it cannot start here. It is plain old JavaScript, so even a browser
// that cannot run the rest shows the message. Python calls bootDone().
(function () {
  var TEXT = {
    en: ['Lighting the lanterns …', 'Waking the agents …', 'Laying out the board …',
      'This browser is too old for Cabinet Noir. It needs WebAssembly and modules: any current Firefox, Chrome, Edge or Safari has them.',
      'Cabinet Noir could not be loaded.', 'Try again', 'This takes longer than usual. Wait a little more, or try again.'],
    nl: ['De lantaarns gaan aan …', 'De agenten worden gewekt …', 'Het bord wordt klaargelegd …',
      'Deze browser is te oud voor Cabinet Noir. Nodig zijn WebAssembly en modules: elke actuele Firefox, Chrome, Edge of Safari heeft ze.',
      'Cabinet Noir kon niet worden geladen.', 'Opnieuw proberen', 'Dit duurt langer dan anders. Wacht nog even, of probeer het opnieuw.'],
    de: ['Die Laternen werden angezündet …', 'Die Agenten werden geweckt …', 'Das Spielbrett wird aufgebaut …',
      'Dieser Browser ist zu alt für Cabinet Noir. Nötig sind WebAssembly und Module: jeder aktuelle Firefox, Chrome, Edge oder Safari hat sie.',
      'Cabinet Noir konnte nicht geladen werden.', 'Noch einmal versuchen', 'Das dauert länger als sonst. Warte noch etwas oder versuche es noch einmal.'],
    fr: ['On allume les lanternes…', 'On réveille les agents…', 'On installe le plateau…',
      'Ce navigateur est trop ancien pour Cabinet Noir. Il faut WebAssembly et les modules : tout Firefox, Chrome, Edge ou Safari actuel les possède.',
      'Cabinet Noir n’a pas pu être chargé.', 'Réessayer', 'C’est plus long que d’habitude. Patientez encore un peu, ou réessayez.']
  };
  var HERE = './v-__VERSION__/';
  var SIZES = __SIZES__;  // of the big files, in bytes as they arrive
  var seen = 0, all = 0;
  var stage = 0, done = false, problem = null;
  var PATIENCE = 20000, moved = Date.now(), isSlow = false;  // milliseconds without any progress
  var root = document.documentElement, kept = {};
  ['cabinet-look', 'cabinet-home'].forEach(function (name) {
    try { kept[name] = localStorage.getItem(name); } catch (error) { /* no storage: the default look will do */ }
  });
  // How the page looks is kept apart from the settings, because these can only be read later.
  var look = (kept['cabinet-look'] || ' auto normal').split(' ');
  var wanted = [look[0]].concat(navigator.languages || navigator.language || []).map(function (name) { return name.slice(0, 2).toLowerCase(); });
  var tongue = wanted.filter(function (name) { return TEXT.hasOwnProperty(name); })[0] || 'en';
  var text = TEXT[tongue];
  var canRun = typeof WebAssembly === 'object' && WebAssembly.instantiateStreaming && WebAssembly.Tag &&
    window.DecompressionStream && 'noModule' in document.createElement('script');
  window.siteVersion = '__VERSION__';
  // The service worker keeps the files of this edition as long as a tab holds this lock (sw.js).
  var edition = 'cabinet-noir ' + new URL('./', location.href).pathname + ' __VERSION__';
  var never = function () { return new Promise(function () {}); };
  if (navigator.locks) navigator.locks.request(edition, { mode: 'shared' }, never).catch(function () { /* nothing is kept here */ });
  root.lang = tongue;
  root.dataset.theme = look[1];
  root.dataset.size = look[2];

  // The picture that this version of the page has left on this device; else home as a first visitor sees it. A part is a
  // text, or one for each language.
  window.drawHome = function (parts) {
    if (!canRun) return;
    var own = (kept['cabinet-home'] || '').split('__VERSION__\n');
    var column = Object.keys(TEXT).indexOf(tongue);
    document.getElementById('app').innerHTML = own.length === 2 && !own[0] ? own[1] :
      parts.map(function (part) { return typeof part === 'string' ? part : part[column]; }).join('');
  };

  // What is tapped before Python is there looks pressed, and is tapped again when it is. What is gone by then was for a
  // page that an earlier tap has left.
  var taps = [];
  function remember(event) {
    var control = event.target.closest('#app [data-do]');
    if (!control || control.getAttribute('aria-busy')) return;
    control.setAttribute('aria-busy', 'true');
    taps.push('#app [data-do="' + CSS.escape(control.dataset.do) + '"]' +
      (control.dataset.with ? '[data-with="' + CSS.escape(control.dataset.with) + '"]' : ''));
  }
  function tapAgain() {
    var control = document.querySelector(taps.shift());
    if (control && !control.closest('[inert]')) control.click();
    if (taps.length) setTimeout(tapAgain);
  }
  document.addEventListener('click', remember);

  function show() {
    var boot = document.getElementById('boot');
    var again = document.getElementById('boot-again');
    if (!again) return;  // the element is not parsed yet, or already gone
    var fetched = all ? Math.min(1, seen / all) : 0;
    var share = stage === 0 ? (fetched >= 1 ? 0.85 : 0.8 * fetched) : 0.95;
    var bar = boot.querySelector('.boot-bar');
    bar.setAttribute('aria-valuenow', Math.round(share * 100));
    bar.firstChild.style.transform = 'scaleX(' + share + ')';
    boot.className = problem ? 'says failed' : isSlow ? 'says' : '';
    var says = problem || isSlow && text[6] || text[stage || (fetched >= 1 ? 1 : 0)];
    var place = document.getElementById('boot-says');
    if (place.textContent !== says) place.textContent = says;
    again.hidden = !(problem || isSlow) || !canRun;
    again.textContent = text[5];
    again.onclick = retry;
  }

  // A cached entry page may name files that the host has replaced since: fetch it again before reloading.
  function retry() {
    var again = function () { location.reload(); };
    fetch(location.href, { cache: 'reload' }).then(again, again);
  }

  // Asks for a big file at once. It counts the bytes of a copy, so the compiler gets the response untouched.
  function ask(name) {
    all += SIZES[name];
    return fetch(HERE + 'pyodide/' + name).then(function (response) {
      if (!response.ok || !response.body) return response;
      var reader = response.clone().body.getReader();
      var count = function (part) {
        if (part.done) return;
        seen += part.value.length;
        progress();
        reader.read().then(count);
      };
      reader.read().then(count);
      return response;
    });
  }

  function progress() {
    moved = Date.now();
    isSlow = false;
    show();
  }
  var watching = setInterval(function () {
    isSlow = Date.now() - moved > PATIENCE;
    if (isSlow) show();
  }, 1000);

  window.bootProgress = function () {
    stage = 2;
    progress();
  };
  window.bootFailed = function (reason) {
    if (done || problem) return;
    problem = text[4];
    document.removeEventListener('click', remember);
    document.querySelectorAll('#app [aria-busy]').forEach(function (control) { control.removeAttribute('aria-busy'); });
    if (window.console) console.error('Cabinet Noir could not start:', reason);
    show();
  };
  window.bootDone = function () {
    if (done) return;
    done = true;
    clearInterval(watching);
    var boot = document.getElementById('boot');
    if (boot) boot.remove();
    document.removeEventListener('click', remember);
    if (taps.length) setTimeout(tapAgain);
    requestAnimationFrame(function () { setTimeout(window.bootLate || Date); });
    import(HERE + 'update.mjs');
  };
  // Capturing, because a script or style that fails to load fires its event on its own element only.
  window.addEventListener('error', function (event) { window.bootFailed(event.message || event.target.src || event.target.href); }, true);
  window.addEventListener('unhandledrejection', function (event) { window.bootFailed(event.reason); });
  // PyScript waits for a database of its own, in which this page keeps nothing; where a browser has none, that would
  // stop the start. So PyScript gets an empty one that always answers, and everybody else the real thing.
  function answered(result) {
    var request = { result: result };
    Promise.resolve().then(function () { if (request.onsuccess) request.onsuccess({ type: 'success', target: request }); });
    return request;
  }
  var entries = {};
  ['get', 'put', 'delete', 'clear', 'count'].forEach(function (what) { entries[what] = function () { return answered(); }; });
  entries.getAllKeys = function () { return answered([]); };
  var empty = { close: function () {}, transaction: function () { return { objectStore: function () { return entries; } }; } };
  var database;
  try { database = window.indexedDB; } catch (error) { /* a frame without storage */ }
  try {
    if (!database) Object.defineProperty(window, 'indexedDB', { configurable: true, value: database = {} });
    var open = database.open || function () { throw new Error('this browser has no storage'); };
    database.open = function (name) { return /^IDBMap\//.test(name) ? answered(empty) : open.apply(database, arguments); };
  } catch (error) { /* then it stays as it is */ }
  if (canRun) {
    window.bootFiles = {};
    (/[?&]boot=plain/.test(location.search) ? ['pyodide.asm.wasm'] : ['early.wasm', 'snapshot.bin.gz'])
      .forEach(function (name) { window.bootFiles[name] = ask(name); });
  } else {
    problem = text[3];
  }
  document.addEventListener('DOMContentLoaded', show);
})();
