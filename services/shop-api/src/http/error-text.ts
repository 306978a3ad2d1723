import type { ErrorCode, LocaleId } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { errorMessages } from './messages';

/** An error message in the reader's language, with its figures as amounts of money. */
export const errorText = (code: ErrorCode, locale: LocaleId, amounts: Record<string, number> = {}): string =>
  errorMessages[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => formatMoney(amounts[name] ?? 0, locale));
