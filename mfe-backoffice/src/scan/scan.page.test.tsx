import 'fake-indexeddb/auto';
import type { RecordedScan, ScanResult, ScanUpload } from '@ortoo/contracts';
import { getCouponKey, listGateCounts, listScanEvents, recordScans, undoScan } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { $where } from '../parts/where.store';
import { remote } from '../remote';
import type { DeviceScan } from './scan.rules';
import { readScans, writeScans } from './scan-storage';
import { $event, $isOnline, $scans } from './scanner.store';

// The test's document has none, and the fake database clones what it stores.
Object.assign(globalThis, { structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)) });

const number = 'ABCD-EFGH-JKLM';
const event = { id: 77, name: 'Concert', kind: 'ticket' as const, event_at: null, issued: 20, used: 3 };
const coupon: RecordedScan['coupon'] = {
  ...{ number, kind: 'ticket', name: 'Concert', options_text: 'Row: 4', buyer_name: 'Болд Дорж' },
  ...{ event_at: null, valid_until: '2026-12-31T00:00:00Z' },
  ...{ used_at: '2026-11-21T04:00:00Z', used_by: 'Saraa', used_where: 'Gate 2' },
};
const recorded = ({ nonce, at }: Pick<ScanUpload, 'nonce' | 'at'>, result: ScanResult = 'granted'): RecordedScan => ({
  ...{ nonce, at, result, coupon: result === 'unknown' ? null : coupon, undone_at: null },
  undo_until: result === 'granted' ? new Date(Date.now() + 60_000).toISOString() : null,
});
const resultsOf = (result: ScanResult) =>
  answer(recordScans, ({ body }) => ({ scans: body.scans.map(scan => recorded(scan as ScanUpload, result)) }));
const offline = answer(recordScans, () => {
  throw new ApiError(0, 'NETWORK', '');
});
const defaults = {
  ...answer(listScanEvents, { events: [event] }),
  ...answer(listGateCounts, {
    gates: [{ gate: 'North', granted: 5, rejected: 1, conflicts: 0, last_at: '2026-11-21T04:00:00Z' }],
  }),
  ...answer(getCouponKey, { kty: 'OKP', crv: 'Ed25519', x: 'AAAA', kid: 'k1' }),
  ...resultsOf('granted'),
};
const open = async (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...defaults, ...change });
  const page = await renderPage('/backoffice/scan', { remote, api, locale: 'en' });
  await waitFor(() => expect($scans.get()).toBeDefined());
  return { api, ...page };
};
const field = () => screen.getByRole('textbox', { name: /Coupon code/ });
const sent = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ path }) => path === recordScans.path).map(({ body }) => (body as { scans: ScanUpload[] }).scans);

beforeEach(async () => {
  resetStores();
  $where.set('');
  $event.set('');
  $isOnline.set(true);
  const old = (await readScans()).map(scan => ({ ...scan, state: 'recorded' as const, admitted: false }));
  await writeScans(old);
  $scans.set([]);
});

it('sends what a hand scanner types, with the gate and the event, and says who may enter', async () => {
  $where.set('Terelj');
  $event.set('77');
  const { api, user } = await open();
  expect(field()).toHaveFocus();
  await user.keyboard(`${number}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Valid. Let them inConcert');
  expect(sent(api)).toEqual([
    [expect.objectContaining({ code: number, gate: 'Terelj', event: 77, admitted: false, nonce: expect.any(String) })],
  ]);
  expect(field()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const history = within(screen.getByRole('region', { name: 'Scanned on this device' }));
  expect(history.getByRole('listitem')).toHaveTextContent(`${number}`);
});

it('moves a hand scanner’s input to the field wherever the focus was', async () => {
  const { user } = await open();
  screen.getByRole('button', { name: 'Check' }).focus();
  await user.keyboard('AB');
  expect(field()).toHaveValue('AB');
  await user.click(screen.getByRole('combobox', { name: /Gate/ }));
  await user.keyboard('Gobi');
  expect($where.get()).toBe('Gobi');
  expect(field()).toHaveValue('AB');
});

it('ignores a number that is read twice, and answers it again once somebody has closed its answer', async () => {
  const { api, user } = await open();
  await user.keyboard(`${number}{Enter}${number}{Enter}`);
  await screen.findByRole('alert');
  await user.keyboard(`${number}{Enter}`);
  expect(field()).toHaveValue('');
  expect(sent(api)).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard(`${number}{Enter}`);
  await waitFor(() => expect(sent(api)).toHaveLength(2));
});

it('answers the same number again after five seconds, while its answer is still on the screen', async () => {
  const { api, user } = await open(resultsOf('already_used'));
  await user.keyboard(`${number}{Enter}`);
  await screen.findByRole('alert');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 5_001);
  await user.keyboard(`${number}{Enter}`);
  clock.mockRestore();
  await waitFor(() => expect(sent(api)).toHaveLength(2));
});

it('says the answer to a hand scanner with sound and vibration', async () => {
  const tones: number[] = [];
  const vibrate = jest.fn();
  const connect = <T,>(next: T): T => next;
  const gain = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
  class FakeAudio {
    state = 'suspended';
    currentTime = 0;
    resume = async () => void (this.state = 'running');
    createGain = () => ({ gain, connect });
    createOscillator = () => {
      const frequency = { value: 0 };
      return { frequency, connect, start: () => tones.push(frequency.value), stop: jest.fn() };
    };
  }
  Object.assign(window, { AudioContext: FakeAudio });
  Object.assign(navigator, { vibrate });
  const { user } = await open(resultsOf('already_used'));
  await user.keyboard(`${number}{Enter}`);
  await screen.findByRole('alert');
  expect(tones).toEqual([520, 520]);
  expect(vibrate.mock.calls).toEqual([[[120, 80, 120]]]);
  for (const [target, name] of [
    [window, 'AudioContext'],
    [navigator, 'vibrate'],
  ] as const)
    Reflect.deleteProperty(target, name);
});

it('stores no name of a buyer on the device', async () => {
  const { user } = await open();
  await user.keyboard(`${number}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Болд Дорж');
  await waitFor(async () => expect((await readScans())[0]?.coupon).toMatchObject({ name: 'Concert', buyer_name: '' }));
});

it('shows when, where and by whom a used one was used', async () => {
  const { user } = await open(resultsOf('already_used'));
  await user.keyboard(`${number}{Enter}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Already used');
  expect(alert).toHaveTextContent('12:00');
  expect(alert).toHaveTextContent('Where: Gate 2');
  expect(alert).toHaveTextContent('By: Saraa');
});

it('undoes an entry', async () => {
  const undone = jest.fn((nonce: string) => ({
    ...recorded({ nonce, at: new Date().toISOString() }),
    undone_at: new Date().toISOString(),
  }));
  const { api, user } = await open();
  await user.keyboard(`${number}{Enter}`);
  await screen.findByRole('alert');
  const nonce = $scans.get()?.[0]?.nonce ?? '';
  const put = api.shop.put;
  api.shop.put = async <T,>(path: string, ...rest: unknown[]) =>
    path === undoScan.path.replace(':nonce', nonce) ? (undone(nonce) as T) : put<T>(path, ...rest);
  await user.click(screen.getAllByRole('button', { name: /^Undo/ })[0]!);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(undone).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Undone')).toBeVisible();
});

it('offers to undo an entry only as long as that is possible', async () => {
  const { nonce, at, result, ...rest } = recorded({ nonce: 'n1', at: new Date().toISOString() });
  await open();
  const entry: DeviceScan = {
    ...{ ...rest, nonce, at, answer: result, code: number, gate: '', event: null, device: 'A1' },
    ...{ admitted: false, state: 'recorded', isSettled: false },
    undo_until: new Date(Date.now() + 500).toISOString(),
  };
  act(() => $scans.set([entry]));
  expect(await screen.findByRole('button', { name: `Undo ${number}` })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument());
  expect(screen.getByText('Valid. Let them in')).toBeVisible();
});

it('keeps scans while offline, and lists who was let in wrongly once they are sent', async () => {
  let isOffline = true;
  const respond = answer(recordScans, ({ body }) => {
    if (isOffline) throw new ApiError(0, 'NETWORK', '');
    return { scans: body.scans.map(scan => recorded(scan as ScanUpload, 'already_used')) };
  });
  const { api, user } = await open({ ...offline, ...respond });
  await user.keyboard(`${number}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Cannot be checked offline');
  expect(screen.getByText('Offline · 1 to send')).toBeVisible();
  const [stored] = await readScans();
  expect(stored).toMatchObject({ state: 'pending', answer: 'unchecked', admitted: false });
  isOffline = false;
  act(() => {
    $scans.set([{ ...stored!, answer: 'granted', admitted: true }]);
    window.dispatchEvent(new Event('online'));
  });
  const conflicts = await screen.findByRole('region', { name: 'Let in wrongly: 1' });
  expect(conflicts).toHaveTextContent(number);
  expect(conflicts).toHaveTextContent('Already used');
  expect(sent(api).map(([scan]) => scan)).toMatchObject([
    { nonce: stored!.nonce, admitted: false, rejected_as: null },
    { nonce: stored!.nonce, admitted: true, rejected_as: null },
  ]);
  await user.click(within(conflicts).getByRole('button', { name: 'I have dealt with these' }));
  expect(screen.queryByRole('region', { name: 'Let in wrongly: 1' })).not.toBeInTheDocument();
  expect(screen.getByText('Online')).toBeVisible();
});

it('requests a code when there is none', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(field()).toHaveAccessibleDescription(/Scan a code or type its number first/);
  expect(sent(api)).toEqual([]);
});

it('says what to do when the camera is missing, and counts by gate', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Start the camera' }));
  expect(await screen.findByText(/The camera did not start|There is no camera here/)).toBeVisible();
  const gates = within(screen.getByRole('region', { name: 'By gate' }));
  expect(await gates.findByRole('listitem')).toHaveTextContent('North5 in · 1 turned away');
});

it('offers a retry when the events do not load', async () => {
  let isDown = true;
  const { user } = await open(
    answer(listScanEvents, () => {
      if (isDown) throw new ApiError(500, 'INTERNAL', '');
      return { events: [event] };
    }),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('option', { name: 'Concert' })).toBeInTheDocument();
});
