// Served as a classic worker: it finds the QR code of each frame that the scanner sends, or answers null.

/**
 * @typedef {object} DecoderScope
 * @property {(...urls: string[]) => void} importScripts
 * @property {typeof import('zxing-wasm/reader')} ZXingWASM
 * @property {(message: string | null) => void} postMessage
 * @property {((event: MessageEvent<ImageData>) => void) | null} onmessage
 */

const scope = /** @type {DecoderScope} */ (/** @type {unknown} */ (globalThis));

scope.importScripts('zxing.js');

scope.ZXingWASM.prepareZXingModule({ overrides: { locateFile: () => new URL('zxing.wasm', location.href).href } });

scope.onmessage = async ({ data }) => {
  const codes = await scope.ZXingWASM.readBarcodes(data, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  scope.postMessage(codes[0]?.text || null);
};
