import type { ListingCard } from '@ortoo/contracts';
import { pick, type Reader, textFor } from '../../http/locale';
import type { CardSource } from './card-fields.rules';

/** Other fields of a document are left out by the schema of the answer. */
export const serializeListingCard = (
  { translated, brand, store, ...fields }: CardSource,
  reader: Reader,
): ListingCard => ({
  ...fields,
  name: pick(translated, reader.locale, reader.fallback)?.name ?? fields.slug,
  by: textFor(reader, (brand ?? store).translated),
});
