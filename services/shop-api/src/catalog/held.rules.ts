import type { ErrorCode } from '@ortoo/contracts';
import type { Rejection } from '../http/domain-error';

/** A hold that should have ended is about to. */
const shortestWait = 60;

/** Nothing is left: it is gone, or other buyers are paying for the last of it until then. */
export const goneOrHeld = (gone: ErrorCode, heldUntil: Date | null | undefined, now: Date): Rejection => {
  if (!heldUntil) return { code: gone };
  const seconds = Math.ceil((heldUntil.getTime() - now.getTime()) / 1000);
  return { code: 'STOCK_HELD', retryAfterSeconds: Math.max(shortestWait, seconds) };
};
