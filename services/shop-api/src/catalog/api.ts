import type { Badge } from '@ortoo/contracts';
import { type Reader, textFor } from '../http/locale';
import type { Shop } from '../shop';
import { findBadges } from './variants.tables';

/** What other modules may use of the catalogue. */
export { listSlugs } from './products.tables';
export { readTaxons } from './taxons';
export { growTree } from './taxon.rules';
export { priceNow } from './pricing.rules';
export { isForSale } from './visibility.rules';
export { type ListFilter, readList } from './products';
export { optionsText, optionValues } from './options.mapper';
export { maxQuantity, productText } from './product.mapper';
export { findOptions, type Options } from './variants.tables';

export const readBadges = async (shop: Shop, reader: Reader): Promise<Badge[]> =>
  (await findBadges(shop.db)).map(({ id, code, name, tone }) => ({ id, code, name: textFor(reader, name), tone }));
