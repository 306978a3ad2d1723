import { currency as tugrik, money, type Money, toWire, type WireMoney } from '@ortoo/contracts';
import { formatMoney, formatNumber, type Locale } from '@ortoo/i18n';

export const wire = (amount: number): WireMoney => toWire(money(amount) as Money);

/** Amounts as figures and as texts: `total` with `display_total`. */
export const displayed = <Name extends string>(amounts: Record<Name, number>, locale: Locale) =>
  Object.fromEntries(
    Object.entries<number>(amounts).flatMap(([name, amount]) => [
      [name, wire(amount)],
      [`display_${name}`, formatMoney(amount, locale)],
    ]),
  ) as Record<Name, WireMoney> & Record<`display_${Name}`, string>;

export const time = (at: Date): string => at.toISOString();
export const maybeTime = (at: Date | null): string | null => (at === null ? null : at.toISOString());

/** Pictures are sent as paths; `null` stays `null`. */
export const picturePath = (name: string): string => `/pictures/${name}`;
export const maybePicture = (name: string | null | undefined): string | null => (name ? picturePath(name) : null);

/** Money that was received; it may be in another currency. */
export const displayReceived = (amount: number, currency: string, locale: Locale): string =>
  currency === tugrik ? formatMoney(amount, locale) : `${formatNumber(amount, locale)} ${currency}`;
