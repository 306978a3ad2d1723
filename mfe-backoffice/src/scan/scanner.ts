import { type CouponKey, scanLimits } from '@ortoo/contracts';
import { recordScans, undoScan } from '@ortoo/contracts/endpoints';
import { type Api, ApiError, call } from '@ortoo/http';
import { attemptKey } from '../parts/coupon.mutations';
import { answerOffline, type DeviceScan, undoUntil, withAnswer } from './scan.rules';
import { readScans, trimScans, writeScans } from './scan-storage';
import { $device, $isOnline, $isSending, $scans } from './scanner.store';

/** After this long at a gate the device answers on its own. */
const answerTimeout = 1_500;
const maxCode = 400;

/** No answer, or one that another attempt can change. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 409, 429].includes(error.status) || error.status >= 500;

const scansNow = (): readonly DeviceScan[] => $scans.get() ?? [];

/** Stores scans on the device and shows them. */
const save = async (changed: readonly DeviceScan[]): Promise<void> => {
  const byNonce = new Map(changed.map(scan => [scan.nonce, scan]));
  const others = scansNow();
  const known = new Set(others.map(({ nonce }) => nonce));
  const added = changed.filter(({ nonce }) => !known.has(nonce));
  $scans.set([...added, ...others.map(scan => byNonce.get(scan.nonce) ?? scan)]);
  // Without storage, as in some private modes, they wait as long as the page is open.
  await writeScans(changed).catch(() => undefined);
};

/** Reads what this device has scanned before. */
export const loadScans = async (): Promise<void> => {
  if ($scans.get()) return;
  if (!$device.get()) $device.set(attemptKey().slice(0, 5).toUpperCase());
  const stored = await readScans()
    .then(trimScans)
    .catch(() => []);
  $scans.set([...scansNow(), ...stored]);
};

/** @param isAsked the server decides; otherwise the device has decided already */
const serialize = (
  { nonce, code, at, gate, event, device, admitted, answer, undone_at }: DeviceScan,
  isAsked: boolean,
) => ({
  ...{ nonce, code, at, gate, event, device, admitted, undone_at },
  rejected_as: isAsked || answer === 'granted' ? null : answer,
});

const upload = async (api: Api, sent: readonly ReturnType<typeof serialize>[], signal?: AbortSignal) => {
  try {
    const { scans: recorded } = await call(api, recordScans, { body: { scans: [...sent] }, ...(signal && { signal }) });
    $isOnline.set(true);
    return recorded;
  } catch (error) {
    if (isUnanswered(error)) $isOnline.set(false);
    throw error;
  }
};

/** What a gate is set to. */
export interface GateSettings {
  gate: string;
  event: number | null;
  key: CouponKey | undefined;
}

const newScan = (code: string, now: Date, { gate, event }: GateSettings): DeviceScan => ({
  ...{ nonce: attemptKey(), code: code.slice(0, maxCode), at: now.toISOString(), gate, event, device: $device.get() },
  ...{ admitted: false, state: 'pending', answer: 'unchecked', coupon: null, undo_until: null },
  ...{ undone_at: null, isSettled: false },
});

const askServer = async (api: Api, attempt: DeviceScan): Promise<DeviceScan | undefined> => {
  if (!navigator.onLine) {
    $isOnline.set(false);
    return undefined;
  }
  try {
    const [recorded] = await upload(api, [serialize(attempt, true)], AbortSignal.timeout(answerTimeout));
    return recorded && withAnswer(attempt, recorded);
  } catch (error) {
    if (isUnanswered(error)) return undefined;
    throw error;
  }
};

/** Answers a scan: as the server does when it answers in time, else by the signature; then it is sent later. */
export const scan = async (api: Api, code: string, settings: GateSettings): Promise<DeviceScan> => {
  const now = new Date();
  const attempt = newScan(code, now, settings);
  const recorded = await askServer(api, attempt);
  if (recorded) {
    // The server has it, so the guest does not wait for the device's copy.
    void save([recorded]);
    return recorded;
  }
  const { key, event } = settings;
  const answer = await answerOffline(attempt.code, { key, event, now, scans: scansNow() });
  const offline: DeviceScan = { ...attempt, answer, admitted: answer === 'granted' };
  await save([offline]);
  return offline;
};

const sendBatch = async (api: Api): Promise<boolean> => {
  const pending = scansNow()
    .filter(({ state }) => state === 'pending')
    .slice(-scanLimits.scansOfUpload)
    .reverse();
  if (pending.length === 0) return false;
  const answers = await upload(
    api,
    pending.map(one => serialize(one, false)),
  );
  const recorded = new Map(answers.map(one => [one.nonce, one]));
  const answered = pending.flatMap(one => {
    const answer = recorded.get(one.nonce);
    return answer ? [withAnswer(one, answer)] : [];
  });
  await save(answered);
  return answered.length > 0;
};

let sending: Promise<void> | undefined;

const sendAll = async (api: Api): Promise<void> => {
  $isSending.set(true);
  try {
    while (await sendBatch(api));
  } finally {
    $isSending.set(false);
    sending = undefined;
  }
};

/** Sends what waits, the oldest first; after a lost answer the same scans are sent again. */
export const sendPending = (api: Api): Promise<void> => (sending ??= sendAll(api));

const newest = (entry: DeviceScan): DeviceScan => scansNow().find(({ nonce }) => nonce === entry.nonce) ?? entry;

/** Undoes an entry: on the server or, while it has not answered, with the upload. */
export const undo = async (api: Api, entry: DeviceScan): Promise<DeviceScan> => {
  await sendPending(api).catch(() => undefined);
  const current = newest(entry);
  if (current.state === 'recorded') {
    const undone = withAnswer(current, await call(api, undoScan, { params: { nonce: current.nonce } }));
    await save([undone]);
    return undone;
  }
  if (undoUntil(current) < Date.now()) return current;
  const undone = { ...current, undone_at: new Date().toISOString() };
  await save([undone]);
  return undone;
};

/** Takes conflicts that somebody has seen off the list. */
export const settle = (conflicts: readonly DeviceScan[]): Promise<void> =>
  save(conflicts.map(conflict => ({ ...conflict, isSettled: true })));
