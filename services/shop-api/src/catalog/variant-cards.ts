import { isBooked, type VariantCard } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import { displayed, maybePicture } from '../http/display';
import { otherLanguage, type Reader } from '../http/locale';
import { optionValues } from './options.mapper';
import { priceFrom } from './pricing.rules';
import { maxQuantity, productText } from './product.mapper';
import { findProductsOfVariants, type ProductRow } from './products.tables';
import { findFirstVariants, findOptions, findVariants, type Options, type VariantRow } from './variants.tables';
import { isForSale } from './visibility.rules';

interface FoundVariant {
  variant: VariantRow;
  product: ProductRow;
}

/** What a variant costs and whether it can be bought, at a moment. */
export interface VariantOffer {
  productId: number;
  price: number;
  selling: number;
  percent: number;
  availability: VariantCard['availability'];
}

const availabilityOf = ({ variant, product }: FoundVariant, selling: number, now: Date) => {
  if (!isForSale({ ...product, selling }, now)) return 'not_for_sale';
  return maxQuantity(variant) > 0 ? 'in_stock' : 'sold_out';
};

const offerOf = (found: FoundVariant, now: Date): VariantOffer => {
  const { price, selling, percent } = priceFrom(found.product, found.variant, now);
  const availability = availabilityOf(found, selling, now);
  return { productId: found.product.id, price, selling, percent, availability };
};

const findWithProducts = async (db: Db, ids: readonly number[]): Promise<FoundVariant[]> => {
  if (ids.length === 0) return [];
  const [variants, products] = await Promise.all([findVariants(db, ids), findProductsOfVariants(db, ids)]);
  const byId = new Map(products.map(product => [product.id, product]));
  return variants.flatMap(variant => {
    const product = byId.get(variant.product_id);
    return product ? [{ variant, product }] : [];
  });
};

/** Offers of variants by their ids; unknown ones are missing. */
export const findOffers = async (db: Db, ids: readonly number[], now: Date): Promise<Map<number, VariantOffer>> =>
  new Map((await findWithProducts(db, ids)).map(found => [found.variant.id, offerOf(found, now)]));

const serializeVariantCard = (found: FoundVariant, options: Options, reader: Reader, now: Date): VariantCard => {
  const { variant, product } = found;
  const { price, selling, percent, availability } = offerOf(found, now);
  return {
    id: variant.id,
    product_id: product.id,
    slug: product.published ? product.slug : null,
    name: productText(product, reader).name,
    ...otherLanguage(reader, product.text),
    options_text: optionValues(variant.option_value_ids, options, reader),
    image: maybePicture(variant.image ?? product.images[0]),
    ...displayed({ price, selling_price: selling }, reader.locale),
    sale_percent: percent,
    availability,
    max_quantity: maxQuantity(variant),
    is_booked: isBooked(product.kind),
    alcohol: product.alcohol,
  };
};

/** Cards of variants by their ids, sold out or not; unknown ones are missing. */
export const readVariantCards = async (
  db: Db,
  ids: readonly number[],
  reader: Reader,
  now: Date,
): Promise<Map<number, VariantCard>> => {
  const [found, options] = await Promise.all([findWithProducts(db, ids), findOptions(db)]);
  return new Map(found.map(one => [one.variant.id, serializeVariantCard(one, options, reader, now)]));
};

/** Cards of the first variants of products by their slugs; those without a page are missing. */
export const readCardsOfSlugs = async (
  db: Db,
  slugs: readonly string[],
  reader: Reader,
  now: Date,
): Promise<Map<string, VariantCard>> => {
  const ids = await findFirstVariants(db, slugs);
  const cards = await readVariantCards(db, ids, reader, now);
  return new Map([...cards.values()].flatMap(card => (card.slug === null ? [] : [[card.slug, card] as const])));
};
