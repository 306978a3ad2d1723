import type { ErrorCode } from '@ortoo/contracts';
import { formatMoney, type Locale } from '@ortoo/i18n';
import { textIn } from '../messages/index';

const formatWait = (seconds: number, locale: Locale): string =>
  seconds <= 90
    ? `${seconds} ${textIn(locale, 'waiting.second')}`
    : `${Math.ceil(seconds / 60)} ${textIn(locale, 'waiting.minute')}`;

/** An error message in the reader's language: `wait` is the time until a retry, every other figure money. */
export const errorText = (
  code: ErrorCode,
  locale: Locale,
  amounts: Record<string, number> = {},
  retryAfterSeconds = 0,
): string =>
  textIn(locale, `errors.${code}`, {
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, formatMoney(amount, locale)])),
    wait: formatWait(retryAfterSeconds, locale),
  });
