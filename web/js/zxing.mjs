// Reads a code from a picture where the browser cannot. Loaded on the first scan, with its WebAssembly.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

prepareZXingModule({ overrides: { locateFile: file => new URL(file, import.meta.url).href } });

export const read = async picture => {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 });
  return found?.isValid ? found.text : undefined;
};
