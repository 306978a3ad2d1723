import type { ListingCard } from '@ortoo/contracts';
import { inLanguageOf, otherLanguage, type Reader } from '../../http/locale';
import type { CardSource } from './card-fields.rules';

/** Other fields of a document are left out by the schema of the answer. */
export const serializeListingCard = (
  { translated = {}, brand, store, ...fields }: CardSource,
  reader: Reader,
): ListingCard => ({
  ...fields,
  name: inLanguageOf(reader, translated)?.name ?? fields.name,
  ...otherLanguage(reader, translated),
  by: inLanguageOf(reader, (brand ?? store).translated ?? {}) ?? (brand ?? store).name,
});
