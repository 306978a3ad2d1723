import { currency as tugrik, toMoney, type WireMoney } from '@ortoo/contracts';
import { formatMoney, formatNumber, type Locale } from '@ortoo/i18n';

/** An amount of the Shop API as text. */
export const moneyText = (amount: WireMoney, locale: Locale): string => formatMoney(toMoney(amount), locale);

/** Money that was received; a little of it is in another currency. */
export const receivedText = ({ amount, currency }: { amount: WireMoney; currency: string }, locale: Locale): string =>
  currency === tugrik ? moneyText(amount, locale) : `${formatNumber(Number(amount), locale)} ${currency}`;

/** A change of money, with its sign. */
export const signedText = (amount: WireMoney, locale: Locale): string =>
  `${toMoney(amount) > 0 ? '+' : ''}${moneyText(amount, locale)}`;
