import { createDetector } from './detector';

const video = document.createElement('video');
Object.defineProperties(video, { videoWidth: { value: 1600 }, videoHeight: { value: 900 } });

const workers: string[] = [];
const frames: { width: number; height: number }[] = [];
const terminated = jest.fn();

class FakeWorker {
  onmessage?: (event: { data: string | null }) => void;
  constructor(url: string) {
    workers.push(String(url));
  }
  postMessage(frame: { width: number; height: number }) {
    frames.push(frame);
    this.onmessage?.({ data: 'FROM-WORKER' });
  }
  terminate = terminated;
}

const browserReads = (formats: string[], codes: string[]) => {
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => formats;
    detect = async () => codes.map(rawValue => ({ rawValue }));
  }
  Object.assign(globalThis, { BarcodeDetector });
};

beforeEach(() => {
  workers.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
  const getImageData = (_x: number, _y: number, width: number, height: number) => ({
    ...{ width, height, data: new Uint8ClampedArray(4) },
  });
  const context = { drawImage: jest.fn(), getImageData };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['BarcodeDetector', 'Worker']) Reflect.deleteProperty(globalThis, name);
});

it('reads with the detector of the browser', async () => {
  browserReads(['ean_13', 'qr_code'], ['FROM-BROWSER']);
  expect(await (await createDetector()).detect(video)).toBe('FROM-BROWSER');
  browserReads(['qr_code'], []);
  expect(await (await createDetector()).detect(video)).toBeUndefined();
  expect(workers).toEqual([]);
});

it.each([
  ['there is none', () => undefined],
  ['it knows no QR codes', () => browserReads(['ean_13'], ['1'])],
])('reads with ZXing in a worker when %s', async (_, prepare) => {
  prepare();
  const detector = await createDetector();
  expect(await detector.detect(video)).toBe('FROM-WORKER');
  expect(workers).toEqual([expect.stringMatching(/\/back_office\/scanner\/decoder\.js$/)]);
  expect(frames.at(-1)).toMatchObject({ width: 800, height: 450 });
  detector.close();
  expect(terminated).toHaveBeenCalled();
});
