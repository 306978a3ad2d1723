import type { Card } from '@ortoo/contracts';

/** A card as its owner knows it: the bank and the last four digits. */
export const cardName = ({ bank, last4 }: Pick<Card, 'bank' | 'last4'>): string => `${bank} ·· ${last4}`;
