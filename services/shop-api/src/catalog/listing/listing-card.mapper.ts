import type { ListingCard } from '@ortoo/contracts';
import type { Reader } from '../../http/locale';
import type { CardSource } from './card-fields.rules';

const textIn = <T>({ locale, fallback }: Reader, texts: Partial<Record<string, T>> = {}): T | undefined =>
  texts[locale] ?? texts[fallback];

/** Other fields of a document are left out by the schema of the answer. */
export const serializeListingCard = (
  { translated, brand, store, ...fields }: CardSource,
  reader: Reader,
): ListingCard => ({
  ...fields,
  name: textIn(reader, translated)?.name ?? fields.name,
  by: textIn(reader, (brand ?? store).translated) ?? (brand ?? store).name,
});
