import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { trustedScript } from '@ortoo/remote/trusted-script';

/** Finds the QR code in a frame of the camera. */
export interface Detector {
  detect: (video: HTMLVideoElement) => Promise<string | undefined>;
  close: () => void;
}

interface Barcode {
  rawValue: string;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect: (source: HTMLVideoElement) => Promise<Barcode[]> };
  getSupportedFormats: () => Promise<string[]>;
}

const nativeDetector = async (): Promise<Detector | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return {
    detect: async video => (await detector.detect(video))[0]?.rawValue || undefined,
    close: () => undefined,
  };
};

/** Enough for a code at arm's length; more takes longer. */
const maxWidth = 800;

const frameOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined => {
  const scale = Math.min(1, maxWidth / video.videoWidth);
  const width = Math.round(video.videoWidth * scale);
  const height = Math.round(video.videoHeight * scale);
  if (width === 0 || height === 0) return undefined;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
};

/** ZXing in a worker: its WebAssembly needs a permission that pages do not have, and does not block the page. */
const workerDetector = (): Detector => {
  const worker = new Worker(trustedScript(shopApiPrefix + documentPaths.scannerFile('decoder.js')));
  const canvas = document.createElement('canvas');
  return {
    detect: video =>
      new Promise((resolve, reject) => {
        const frame = frameOf(video, canvas);
        if (!frame) return resolve(undefined);
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined);
        worker.onerror = () => reject(new Error('The decoder did not load'));
        worker.postMessage(frame, [frame.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
};

/** The browser's own detector, else ours. */
export const createDetector = async (): Promise<Detector> => (await nativeDetector()) ?? workerDetector();
