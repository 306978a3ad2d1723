import { deadlineOf, nextAttempt } from './retry.rules';

const created_at = new Date('2026-11-21T04:00:00Z');
const after = (seconds: number) => new Date(created_at.getTime() + seconds * 1000);
const message = { kind: 'email', attempts: 1, created_at, expires_at: null } as const;
const waitAfter = (attempts: number) =>
  (nextAttempt({ ...message, attempts }, created_at)!.getTime() - created_at.getTime()) / 1000;

it('waits longer after each attempt', () =>
  expect([1, 2, 3, 4, 5, 6, 20].map(waitAfter)).toEqual([15, 60, 300, 900, 3600, 3600, 3600]));

it('gives up after a day, an SMS after two hours, and a code with its end', () => {
  expect(deadlineOf(message)).toEqual(after(86_400));
  expect(deadlineOf({ ...message, kind: 'sms' })).toEqual(after(7200));
  expect(deadlineOf({ ...message, expires_at: after(600) })).toEqual(after(600));
  expect(nextAttempt({ ...message, kind: 'sms', attempts: 9 }, after(3601))).toBeUndefined();
  expect(nextAttempt({ ...message, expires_at: after(600) }, after(590))).toBeUndefined();
});

it('waits as long as the gateway requests', () => expect(nextAttempt(message, created_at, 90)).toEqual(after(90)));
