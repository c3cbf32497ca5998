// For each line of text: how far its letters stand out from what is behind them, in the pixels of two pictures, one of
// which was taken with all letters invisible. The ratio of the tenth of its changed pixels that stands out most.
async ([shown, hidden, lines]) => {
  const read = async data => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height), brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.drawImage(image, 0, 0);
    return (x, y, w, h) => brush.getImageData(x, y, w, h).data;
  };
  const [with_, without] = await Promise.all([read(shown), read(hidden)]);
  const part = n => (n /= 255) <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4;
  const light = (data, at) => .2126 * part(data[at]) + .7152 * part(data[at + 1]) + .0722 * part(data[at + 2]);
  return lines.map(([x, y, w, h]) => {
    const place = [Math.floor(x), Math.floor(y), Math.max(1, Math.ceil(w)), Math.max(1, Math.ceil(h))];
    const a = with_(...place), b = without(...place), ratios = [];
    for (let at = 0; at < a.length; at += 4) {
      if (Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]) < 30) continue;
      const [low, high] = [light(a, at), light(b, at)].sort((one, other) => one - other);
      ratios.push((high + .05) / (low + .05));
    }
    if (ratios.length < 8) return null;
    ratios.sort((one, other) => one - other);
    return ratios[Math.floor(ratios.length * .9)];
  });
}
