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

/** Neither reads the pixels here, which takes the page too long: the worker does. */
const frameOf = async (video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> =>
  'VideoFrame' in globalThis ? new VideoFrame(video) : createImageBitmap(video);

/** ZXing in a worker: its WebAssembly needs a permission that pages do not have, and does not block the page. */
const workerDetector = (): Detector => {
  const worker = new Worker(trustedScript(shopApiPrefix + documentPaths.scannerFile('decoder.js')));
  return {
    detect: async video => {
      const frame = await frameOf(video);
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined);
        worker.onerror = () => reject(new Error('The decoder failed'));
        worker.postMessage(frame, [frame]);
      });
    },
    close: () => worker.terminate(),
  };
};

/** The browser's own detector, else ours. */
export const createDetector = async (): Promise<Detector> => (await nativeDetector()) ?? workerDetector();
