import { money, type Money, toWire, type WireMoney } from '@ortoo/contracts';

export const wire = (amount: number): WireMoney => toWire(money(amount) as Money);

export const time = (at: Date): string => at.toISOString();
export const maybeTime = (at: Date | null): string | null => (at === null ? null : at.toISOString());

/** Pictures are sent as paths; `null` stays `null`. */
export const picturePath = (name: string): string => `/pictures/${name}`;
export const maybePicture = (name: string | null | undefined): string | null => (name ? picturePath(name) : null);
