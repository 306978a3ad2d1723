// Served as a classic worker: it finds the QR code of each frame that the scanner sends, or answers null.

/**
 * @typedef {object} DecoderScope
 * @property {(...urls: string[]) => void} importScripts
 * @property {typeof import('zxing-wasm/reader')} ZXingWASM
 * @property {(message: string | null) => void} postMessage
 * @property {((event: MessageEvent<VideoFrame | ImageBitmap | ImageData>) => void) | null} onmessage
 */

const scope = /** @type {DecoderScope} */ (/** @type {unknown} */ (globalThis));

scope.importScripts('zxing.js');

scope.ZXingWASM.prepareZXingModule({ overrides: { locateFile: () => new URL('zxing.wasm', location.href).href } });

/** Enough for a code at arm's length; more takes longer. */
const maxWidth = 800;

const canvas = new OffscreenCanvas(maxWidth, maxWidth);
const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
  canvas.getContext('2d', { willReadFrequently: true })
);

/** @param {VideoFrame | ImageBitmap} frame */
const pixelsOf = frame => {
  const [frameWidth, frameHeight] =
    frame instanceof ImageBitmap ? [frame.width, frame.height] : [frame.displayWidth, frame.displayHeight];
  const scale = Math.min(1, maxWidth / frameWidth);
  const [width, height] = [Math.round(frameWidth * scale), Math.round(frameHeight * scale)];
  Object.assign(canvas, { width, height });
  context.drawImage(frame, 0, 0, width, height);
  frame.close();
  return context.getImageData(0, 0, width, height);
};

/** @param {VideoFrame | ImageBitmap | ImageData} frame */
const answer = async frame => {
  // A page of an earlier release sends pixels.
  const pixels = frame instanceof ImageData ? frame : pixelsOf(frame);
  const codes = await scope.ZXingWASM.readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  scope.postMessage(codes[0]?.text || null);
};

scope.onmessage = ({ data }) => void answer(data).catch(reportError);
