import type { Card } from '@ortoo/contracts';

/** Display name of a card: the bank and the last four digits. */
export const cardName = ({ bank, last4 }: Pick<Card, 'bank' | 'last4'>): string => `${bank} ·· ${last4}`;
