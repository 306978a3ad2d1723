import { toMoney, type WireMoney } from '@ortoo/contracts';
import { formatMoney, type Locale } from '@ortoo/i18n';

/** An amount of the Shop API as text. */
export const moneyText = (amount: WireMoney, locale: Locale): string => formatMoney(toMoney(amount), locale);
