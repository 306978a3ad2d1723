import { createDetector } from './detector';

const video = document.createElement('video');

const workers: string[] = [];
const sent: { frame: unknown; transferred: unknown[] }[] = [];
const terminated = jest.fn();

class FakeWorker {
  onmessage?: (event: { data: string | null }) => void;
  constructor(url: string) {
    workers.push(String(url));
  }
  postMessage(frame: unknown, transferred: unknown[]) {
    sent.push({ frame, transferred });
    this.onmessage?.({ data: 'FROM-WORKER' });
  }
  terminate = terminated;
}

class FakeVideoFrame {
  constructor(readonly source: unknown) {}
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
  sent.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker, VideoFrame: FakeVideoFrame });
});
afterEach(() => {
  for (const name of ['BarcodeDetector', 'Worker', 'VideoFrame', 'createImageBitmap'])
    Reflect.deleteProperty(globalThis, name);
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
  const frame = new FakeVideoFrame(video);
  expect(sent).toEqual([{ frame, transferred: [frame] }]);
  detector.close();
  expect(terminated).toHaveBeenCalled();
});

it('sends a bitmap where the browser has no video frames', async () => {
  Reflect.deleteProperty(globalThis, 'VideoFrame');
  Object.assign(globalThis, { createImageBitmap: async (source: unknown) => ({ bitmapOf: source }) });
  expect(await (await createDetector()).detect(video)).toBe('FROM-WORKER');
  expect(sent).toEqual([{ frame: { bitmapOf: video }, transferred: [{ bitmapOf: video }] }]);
});
