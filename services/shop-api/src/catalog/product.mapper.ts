import { isBooked, limits, type Product, type ProductCard, type Variant, suggestionsFor } from '@ortoo/contracts';
import type { ImageDetails } from '../db/schema.catalog';
import { displayed, maybePicture, maybeTime, picturePath } from '../http/display';
import { inLanguageOf, otherLanguage, type Reader, textFor } from '../http/locale';
import { comingOn } from './coming.rules';
import type { ProductDocument } from './documents/product-document.mapper';
import type { FoundProduct } from './documents/product-documents';
import { pickCommon } from './listing/card-fields.rules';
import { optionsText, serializeOptionTypes, serializeOptionValues } from './options.mapper';
import { priceFrom } from './pricing.rules';
import type { ProductRow } from './products.tables';
import { sizeGuideOf } from './size-guides';
import { isForSale } from './visibility.rules';
import { returnHours } from './terms.rules';
import type { BadgeRow, Options, VariantRow } from './variants.tables';

const prices = (price: number, selling: number, { locale }: Reader) => ({
  ...displayed({ price, selling_price: selling }, locale),
  currency: 'MNT' as const,
});

/** The texts of a product in the first language that the reader reads. */
export const productText = (row: Pick<ProductRow, 'text' | 'slug'>, reader: Reader) =>
  inLanguageOf(reader, row.text) ?? { name: row.slug, description: '' };

/** A product's document in the reader's language, with the fields of a card. */
export const serializeCard = (
  { fields, taxons }: ProductDocument,
  badges: readonly BadgeRow[],
  reader: Reader,
): ProductCard => {
  const { slug, sku, sale_start_at, sale_expire_at, available_on, image, vid, alcohol } = fields;
  const { total_on_hand, product_cat: kind, brand, store, variants } = fields;
  return {
    ...pickCommon(fields),
    sku,
    kind,
    name: productText({ text: fields.translated, slug }, reader).name,
    ...otherLanguage(reader, fields.translated),
    ...prices(fields.price, fields.selling_price, reader),
    sale_start_at,
    sale_expire_at,
    available_on,
    image,
    badges: badges
      .filter(badge => fields.badges.includes(badge.id))
      .map(({ id, code, name, tone }) => ({ id, code, name: textFor(reader, name), tone })),
    brand: brand && { code: brand.code, name: textFor(reader, brand.translated) },
    store: {
      vendor_id: store.vendor_id,
      code: store.code,
      name: textFor(reader, store.translated),
      logo: store.logo,
    },
    taxon: { ...fields.taxonomy, name: textFor(reader, taxons.at(-1)?.name ?? {}) },
    total_on_hand,
    variant_id: variants.length === 1 && !isBooked(kind) ? vid : null,
    alcohol,
  };
};

/** Max quantity of a variant in one cart. */
export const maxQuantity = (variant: Pick<VariantRow, 'stock' | 'backorderable'>): number =>
  variant.backorderable ? limits.lineQuantity : Math.max(0, Math.min(variant.stock, limits.lineQuantity));

const serializeVariant = (
  row: VariantRow,
  product: ProductRow,
  { options, held }: Parts,
  reader: Reader,
  now: Date,
): Variant => {
  const { price, selling } = priceFrom(product, row, now);
  return {
    id: row.id,
    sku: row.sku,
    ...prices(price, selling, reader),
    image: maybePicture(row.image ?? product.images[0]),
    option_values: serializeOptionValues(row.option_value_ids, options, reader),
    options_text: optionsText(row.option_value_ids, options, reader),
    total_on_hand: Math.max(0, row.stock),
    backorderable: row.backorderable,
    in_stock: row.stock > 0 || row.backorderable,
    max_quantity: maxQuantity(row),
    held_until: maybeTime(held.get(row.id) ?? null),
  };
};

const serializeDetails = ({ details }: ProductRow, reader: Reader, now: Date): Product['details'] => ({
  valid_days: details.valid_days ?? null,
  event_at: details.event_at ?? null,
  license: details.license ?? null,
  pre_order_at: comingOn(details, now),
  place: details.place ? textFor(reader, details.place) : null,
  stars: details.stars ?? null,
  amenities: (details.amenities ?? []).map(text => textFor(reader, text)),
  days: details.days ?? null,
  departures: details.departures ?? [],
});

const serializeImage = (
  image: string,
  { alt = {}, focus }: ImageDetails = {},
  name: string,
  reader: Reader,
): Product['images'][number] => ({
  url: picturePath(image),
  alt: textFor(reader, alt) || name,
  ...(focus && { focus }),
});

const summary = (description: string) => {
  const flat = description.replace(/\s+/g, ' ').trim();
  return flat.length <= 160 ? flat : `${flat.slice(0, flat.lastIndexOf(' ', 157))}…`;
};

interface Parts {
  deliveryHours: Product['delivery_hours'];
  badges: readonly BadgeRow[];
  options: Options;
  /** Ends of the holds on variants that are gone. */
  held: ReadonlyMap<number, Date>;
}

export const serializeProduct = (found: FoundProduct, parts: Parts, reader: Reader, now: Date): Product => {
  const { row, variants, document } = found;
  const card = serializeCard(document, parts.badges, reader);
  const { name, description } = productText(row, reader);
  const used = new Set(variants.flatMap(variant => variant.option_value_ids));
  return {
    ...card,
    brand: card.brand && { ...card.brand, logo: maybePicture(row.brand_logo) },
    description,
    meta_title: name,
    meta_description: summary(description),
    images: row.images.map(image => serializeImage(image, row.image_details[image], name, reader)),
    option_types: serializeOptionTypes(row.option_type_ids, used, parts.options, reader),
    variants: variants.map(variant => serializeVariant(variant, row, parts, reader, now)),
    properties: row.specifications.map(({ name: label, value }) => ({
      name: textFor(reader, label),
      value: textFor(reader, value),
    })),
    details: serializeDetails(row, reader, now),
    breadcrumbs: document.taxons.map(({ permalink, name: taxon }) => ({ permalink, name: textFor(reader, taxon) })),
    package_contents: (row.details.contents ?? []).map(text => textFor(reader, text)),
    has_nutrition: row.details.nutrition !== undefined,
    size_guide: sizeGuideOf(row, parts.options),
    return_hours: returnHours(row.kind, row.taxon_permalink),
    delivery_hours: row.kind === 'goods' ? parts.deliveryHours : null,
    shippable: row.kind === 'goods',
    for_sale: isForSale({ ...row, selling: document.fields.selling_price }, now),
    ...suggestionsFor(row.kind, row.details),
  };
};
