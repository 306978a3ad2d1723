import type { ErrorCode, LocaleId } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { errorMessages } from './messages';

const units: Record<LocaleId, { second: string; minute: string }> = {
  mn: { second: 'сек', minute: 'мин' },
  en: { second: 's', minute: 'min' },
  ru: { second: 'с', minute: 'мин' },
  cn: { second: '秒', minute: '分钟' },
  it: { second: 's', minute: 'min' },
};

const formatWait = (seconds: number, locale: LocaleId): string => {
  const { second, minute } = units[locale];
  return seconds <= 90 ? `${seconds} ${second}` : `${Math.ceil(seconds / 60)} ${minute}`;
};

/** An error message in the reader's language: `{wait}` is the time until a retry, every other figure money. */
export const errorText = (
  code: ErrorCode,
  locale: LocaleId,
  amounts: Record<string, number> = {},
  retryAfterSeconds = 0,
): string =>
  errorMessages[code][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'wait' ? formatWait(retryAfterSeconds, locale) : formatMoney(amounts[name] ?? 0, locale),
  );
