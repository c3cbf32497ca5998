// How far two pictures differ: the share of their pixels that are clearly not alike, each a little blurred, so that an edge
// one pixel further is no difference. Without a second picture: the first one, small enough to keep.
async ([shown, approved]) => {
  const SHRUNK = 3, FAR = 60;
  const read = async (data, type, wide, high) => {
    const image = await createImageBitmap(await (await fetch(`data:image/${type};base64,${data}`)).blob());
    wide ??= image.width / SHRUNK | 0;
    high ??= image.height / SHRUNK | 0;
    const canvas = new OffscreenCanvas(wide, high), brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(image, 0, 0, wide, high);
    return [canvas, brush.getImageData(0, 0, wide, high)];
  };
  const [canvas, now] = await read(shown, 'png');
  if (!approved) {
    const kept = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: .92 })).arrayBuffer());
    return btoa(String.fromCharCode(...kept));
  }
  const [, then] = await read(approved, 'webp', now.width, now.height);
  let far = 0;
  for (let at = 0; at < now.data.length; at += 4) {
    const off = n => Math.abs(now.data[at + n] - then.data[at + n]);
    if (off(0) + off(1) + off(2) > FAR) far++;
  }
  return 4 * far / now.data.length;
}
