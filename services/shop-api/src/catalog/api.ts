/** Public interface of the catalogue module. */
export { findProductId, findProductKind, listSlugs, listUsedBadges } from './products.tables';
export { readTaxons } from './taxons';
export { readBadges, readBrands, readVendors } from './brands';
export { listLookBooks } from './places/look-books.tables';
export { readStores } from './places/stores';
export { findStoresWithoutStock } from './places/missing-stock';
export { findStores } from './places/stores.tables';
export { comingOn } from './coming.rules';
export { growTree } from './taxon.rules';
export { returnHours, returnWindows } from './terms.rules';
export { type JoinedPrices, lowestNight, priceNow, unitPrice } from './pricing.rules';
export { isForSale } from './visibility.rules';
export { type ListFilter, readList } from './products';
export { optionsText, optionValues } from './options.mapper';
export { maxQuantity, productText } from './product.mapper';
export { findHeldUntil, findOptions, type Options } from './variants.tables';
export { goneOrHeld } from './held.rules';
export { findVendorId } from './brands.tables';
