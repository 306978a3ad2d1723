import { locales } from '@ortoo/i18n';
import type { Text } from '../db/schema.types';
import { catalogues } from './index';

type Choices = Readonly<Record<string, { name: string; description: string }>>;

/** Rows with the catalogues' texts; a row whose code is in no catalogue has its own. */
export const withTexts = <Row extends { code: string; name: Text; description: Text }>(
  rows: readonly Row[],
  of: 'paymentMethods' | 'wallets' | 'deliveryChoices',
): Row[] =>
  rows.map(row => {
    const texts = locales.map(locale => [locale, (catalogues[locale][of] as Choices)[row.code]] as const);
    const each = (part: 'name' | 'description') => Object.fromEntries(texts.map(([id, text]) => [id, text?.[part]]));
    return row.code in catalogues.mn[of] ? { ...row, name: each('name'), description: each('description') } : row;
  });
