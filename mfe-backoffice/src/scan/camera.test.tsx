import 'fake-indexeddb/auto';
import { getCouponKey, listGateCounts, listScanEvents, recordScans } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

// The test's document has none, and the fake database clones what it stores.
Object.assign(globalThis, { structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)) });

const number = 'ABCD-EFGH-JKLM';
const track = {
  stop: jest.fn(),
  applyConstraints: jest.fn(async () => undefined),
  getCapabilities: () => ({ torch: true }),
};
const getUserMedia = jest.fn(async (_constraints: MediaStreamConstraints) => ({
  getTracks: () => [track],
  getVideoTracks: () => [track],
}));
const cameras = [
  { kind: 'videoinput', deviceId: 'front', label: 'Front' },
  { kind: 'audioinput', deviceId: 'microphone', label: 'Microphone' },
  { kind: 'videoinput', deviceId: 'back', label: '' },
];
const release = jest.fn(async () => undefined);
const request = jest.fn(async () => ({ release, addEventListener: jest.fn(), removeEventListener: jest.fn() }));

class BarcodeDetector {
  static readonly getSupportedFormats = async () => ['qr_code'];
  detect = async () => [{ rawValue: number }];
}

beforeEach(() => {
  resetStores();
  Object.assign(globalThis, { BarcodeDetector });
  const mediaDevices = { getUserMedia, enumerateDevices: async () => cameras };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  Object.defineProperty(HTMLMediaElement.prototype, 'HAVE_CURRENT_DATA', { value: 2, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['mediaDevices', 'wakeLock']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

it('has a light, a choice of cameras, keeps the screen on, and sees a code once', async () => {
  const recorded = answer(recordScans, ({ body }) => ({
    scans: body.scans.map(({ nonce, at }) => ({
      ...{ nonce: String(nonce), at: String(at), result: 'unknown' as const, coupon: null },
      ...{ undo_until: null, undone_at: null },
    })),
  }));
  const api = fakeApi({
    ...answers,
    ...answer(listScanEvents, { events: [] }),
    ...answer(listGateCounts, { gates: [] }),
    ...answer(getCouponKey, { kty: 'OKP', crv: 'Ed25519', x: 'AAAA', kid: 'k1' }),
    ...recorded,
  });
  const { user } = await renderPage('/backoffice/scan', { remote, api, locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Start the camera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No such coupon');
  expect(request).toHaveBeenCalledWith('screen');
  expect(getUserMedia.mock.calls[0]?.[0].video).toMatchObject({ facingMode: 'environment' });

  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(screen.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();

  const choice = screen.getByRole('combobox', { name: 'Camera' });
  expect([...choice.querySelectorAll('option')].map(option => option.textContent)).toEqual([
    ...['Back camera', 'Front', 'Camera 2'],
  ]);
  await user.selectOptions(choice, 'Camera 2');
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(getUserMedia.mock.calls[1]?.[0].video).toMatchObject({ deviceId: { exact: 'back' } });
  expect(track.stop).toHaveBeenCalled();

  // It has been in front of the camera all the time.
  expect(api.calls.filter(({ path }) => path === recordScans.path)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop the camera' }));
  await waitFor(() => expect(release).toHaveBeenCalled());
});
