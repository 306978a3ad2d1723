import type { ErrorCode } from '@ortoo/contracts';
import { formatMoney, type Locale } from '@ortoo/i18n';
import { catalogues, textIn } from '../messages/index';

const formatWait = (seconds: number, locale: Locale): string =>
  seconds < 60
    ? textIn(locale, 'waiting.seconds', { count: seconds })
    : textIn(locale, 'waiting.minutes', { count: Math.ceil(seconds / 60) });

/** An error message in the reader's language, with amounts of money and counts; `wait` is the time until a retry. */
export const errorText = (
  code: ErrorCode,
  locale: Locale,
  amounts: Record<string, number> = {},
  retryAfterSeconds = 0,
  counts: Record<string, number> = {},
): string => {
  const key = `errors.${code}` as const;
  if (!catalogues[locale].errors[code].includes('{{')) return textIn(locale, key);
  const formatted = Object.entries(amounts).map(([name, amount]) => [name, formatMoney(amount, locale)]);
  return textIn(locale, key, {
    ...Object.fromEntries(formatted),
    ...counts,
    wait: formatWait(retryAfterSeconds, locale),
  });
};
