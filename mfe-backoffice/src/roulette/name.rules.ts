import type { RouletteName } from '@ortoo/contracts';

/** The name in the reader's language; staff read Mongolian or English. */
export const nameIn = ({ mn, en }: RouletteName, locale: string): string => (locale === 'mn' ? mn : en);
