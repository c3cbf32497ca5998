// What this device is, as far as it matters for putting the page on its home screen. The names stand in
// py/screen/home/install.py.
const { userAgent, maxTouchPoints } = navigator;
const is = part => part.test(userAgent);

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;

export const system = () => {
  if (is(/iPhone|iPad|iPod/) || (is(/Macintosh/) && maxTouchPoints > 1)) return 'ios'; // an iPad says it is a Mac
  if (is(/Android/)) return 'android';
  if (is(/Firefox/)) return 'firefox';
  if (is(/Chrom|Edg/)) return 'desktop';
  return is(/Macintosh/) ? 'mac' : '';
};
