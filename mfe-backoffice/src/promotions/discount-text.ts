import type { StaffPromotion } from '@ortoo/contracts';
import { formatPercent, type Locale } from '@ortoo/i18n';
import { moneyText } from '../parts/money-text';

/** What a code takes off, `10%` or `5,000₮`. */
export const discountText = ({ percent, amount }: Pick<StaffPromotion, 'percent' | 'amount'>, locale: Locale): string =>
  percent === null ? moneyText(amount ?? '0.0', locale) : formatPercent(percent, locale);
