import { generateKeyPairSync, sign } from 'node:crypto';
import type { CouponKey } from '@ortoo/contracts';
import { answerOffline, conflictsIn, type DeviceScan, isSameScan, toneOf, undoUntil } from './scan.rules';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' } as CouponKey;
const now = new Date('2026-11-29T10:00:00Z');
const inSeconds = (seconds: number) => Math.floor(now.getTime() / 1000 + seconds).toString(36);
const signed = (text: string) => `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
const number = 'ABCD-EFGH-JKLM';
const code = signed(`O2.k1.t.${number}.${inSeconds(60)}.${(77).toString(36)}`);

const deviceScan = (change: Partial<DeviceScan> = {}): DeviceScan => ({
  ...{ nonce: 'nonce-01', code, at: now.toISOString(), gate: 'Gate 1', event: null, device: 'A1B2C' },
  ...{ admitted: true, state: 'pending', answer: 'granted', coupon: null, undo_until: null },
  ...{ undone_at: null, isSettled: false },
  ...change,
});
const answer = (scanned: string, change: Partial<Parameters<typeof answerOffline>[1]> = {}) =>
  answerOffline(scanned, { key, event: null, now, scans: [], ...change });

it('grants a code with our signature', async () => {
  expect(await answer(code)).toBe('granted');
  expect(await answer(code, { event: 77 })).toBe('granted');
  expect(await answer(signed(`O1.k1.t.${number}.${inSeconds(60)}`), { event: 77 })).toBe('granted');
});

it.each([
  ['another number', code.replace(number, 'ABCD-EFGH-JKLN'), 'forged'],
  ['a longer life', code.replace(inSeconds(60), inSeconds(6000)), 'forged'],
  ['another key', code.replace('.k1.', '.k2.'), 'forged'],
  ['no signature of ours', `${code.slice(0, code.lastIndexOf('.'))}.AAAA`, 'forged'],
  ['something else in its QR code', 'https://example.org/menu', 'forged'],
  ['a time that is over', signed(`O2.k1.t.${number}.${inSeconds(-1)}.25`), 'expired'],
  ['only its number', number, 'unchecked'],
])('does not grant a code with %s', async (_, scanned, expected) => expect(await answer(scanned)).toBe(expected));

it('knows the event, and what this device has scanned', async () => {
  expect(await answer(code, { event: 78 })).toBe('wrong_event');
  expect(await answer(code, { scans: [deviceScan()] })).toBe('already_used');
  expect(await answer(code, { scans: [deviceScan({ code: number.toLowerCase() })] })).toBe('already_used');
  expect(await answer(code, { scans: [deviceScan({ undone_at: now.toISOString() })] })).toBe('granted');
  expect(await answer(code, { key: undefined })).toBe('unchecked');
});

it('ignores the same code until the camera has not seen it for five seconds', () => {
  expect(isSameScan(1_000, 5_999)).toBe(true);
  expect(isSameScan(1_000, 6_000)).toBe(false);
  expect(isSameScan(undefined, 6_000)).toBe(false);
});

it('lists guests who were let in wrongly, until somebody has dealt with them', () => {
  const conflict = deviceScan({ state: 'recorded', answer: 'already_used' });
  const others = [
    deviceScan(),
    deviceScan({ state: 'recorded' }),
    deviceScan({ state: 'recorded', answer: 'forged', admitted: false }),
    deviceScan({ ...conflict, isSettled: true }),
  ];
  expect(conflictsIn([conflict, ...others])).toEqual([conflict]);
});

it('can undo an entry for a minute: since the scan, then since the server recorded it', () => {
  expect(undoUntil(deviceScan())).toBe(now.getTime() + 60_000);
  const undo_until = '2026-11-29T10:05:00.000Z';
  expect(undoUntil(deviceScan({ state: 'recorded', undo_until }))).toBe(Date.parse(undo_until));
  expect(undoUntil(deviceScan({ answer: 'expired' }))).toBe(0);
  expect(undoUntil(deviceScan({ undone_at: now.toISOString() }))).toBe(0);
});

it('shows orange only for used ones', () =>
  expect((['granted', 'already_used', 'forged', 'unchecked'] as const).map(toneOf)).toEqual([
    'good',
    'used',
    'bad',
    'bad',
  ]));
