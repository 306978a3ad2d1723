import type { LocaleId } from '@ortoo/contracts';

export type Message = Record<LocaleId, string>;

export const text = (mn: string, en: string, ru: string, cn: string, it: string): Message => ({ mn, en, ru, cn, it });
