import { isBooked, limits, type Product, type ProductCard, type Variant, suggestionsFor } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { maybePicture, maybeTime, picturePath, time, wire } from '../http/display';
import { pick, type Reader, textFor } from '../http/locale';
import { comingOn } from './coming.rules';
import { optionsText, serializeOptionTypes, serializeOptionValues } from './options.mapper';
import { type PriceNow, priceNow } from './pricing.rules';
import type { ProductRow } from './products.tables';
import { sizeGuideOf } from './size-guides';
import { deliveryHours, returnHours } from './terms.rules';
import type { BadgeRow, Options, VariantRow } from './variants.tables';

const prices = ({ price, selling }: PriceNow, { locale }: Reader) => ({
  price: wire(price),
  display_price: formatMoney(price, locale),
  selling_price: wire(selling),
  display_selling_price: formatMoney(selling, locale),
  currency: 'MNT' as const,
});

/** The texts of a product in the reader's language, else in the site's. */
export const productText = (row: Pick<ProductRow, 'text' | 'slug'>, reader: Reader) =>
  pick(row.text, reader.locale, reader.fallback) ?? { name: row.slug, description: '' };

export const serializeCard = (row: ProductRow, badges: readonly BadgeRow[], reader: Reader, now: Date): ProductCard => {
  const price = priceNow(row, undefined, now);
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    kind: row.kind,
    name: productText(row, reader).name,
    ...prices(price, reader),
    sale_percent: price.percent,
    sale_start_at: maybeTime(row.sale_start_at),
    sale_expire_at: maybeTime(row.sale_expire_at),
    available_on: time(row.available_on),
    image: maybePicture(row.images[0]),
    badges: badges
      .filter(badge => row.badge_ids.includes(badge.id))
      .map(({ id, code, name, tone }) => ({ id, code, name: textFor(reader, name), tone })),
    brand: row.brand_code && row.brand_name ? { code: row.brand_code, name: textFor(reader, row.brand_name) } : null,
    store: {
      vendor_id: row.vendor_id,
      code: row.vendor_code,
      name: textFor(reader, row.vendor_name),
      logo: maybePicture(row.vendor_logo),
    },
    taxon: { id: row.taxon_id, permalink: row.taxon_permalink, name: textFor(reader, row.taxon_name) },
    average_rating: row.average_rating,
    total_reviews: row.total_reviews,
    total_on_hand: row.total_on_hand,
    variant_id: row.variants_count === 1 && !isBooked(row.kind) ? row.first_variant_id : null,
    vid: row.first_variant_id,
    alcohol: row.alcohol,
  };
};

/** Max quantity of a variant in one cart. */
export const maxQuantity = (variant: Pick<VariantRow, 'stock' | 'backorderable'>): number =>
  variant.backorderable ? limits.lineQuantity : Math.max(0, Math.min(variant.stock, limits.lineQuantity));

const serializeVariant = (
  row: VariantRow,
  product: ProductRow,
  options: Options,
  reader: Reader,
  now: Date,
): Variant => ({
  id: row.id,
  sku: row.sku,
  ...prices(priceNow(product, row, now), reader),
  image: maybePicture(row.image ?? product.images[0]),
  option_values: serializeOptionValues(row.option_value_ids, options, reader),
  options_text: optionsText(row.option_value_ids, options, reader),
  total_on_hand: Math.max(0, row.stock),
  backorderable: row.backorderable,
  in_stock: row.stock > 0 || row.backorderable,
  max_quantity: maxQuantity(row),
});

const serializeDetails = ({ details }: ProductRow, reader: Reader, now: Date): Product['details'] => ({
  valid_days: details.valid_days ?? null,
  event_at: details.event_at ?? null,
  pre_order_at: comingOn(details, now),
  place: details.place ? textFor(reader, details.place) : null,
  stars: details.stars ?? null,
  amenities: (details.amenities ?? []).map(text => textFor(reader, text)),
  days: details.days ?? null,
  departures: details.departures ?? [],
});

const summary = (description: string) => {
  const flat = description.replace(/\s+/g, ' ').trim();
  return flat.length <= 160 ? flat : `${flat.slice(0, flat.lastIndexOf(' ', 157))}…`;
};

interface Parts {
  badges: readonly BadgeRow[];
  variants: readonly VariantRow[];
  options: Options;
  breadcrumbs: Product['breadcrumbs'];
}

export const serializeProduct = (row: ProductRow, parts: Parts, reader: Reader, now: Date): Product => {
  const card = serializeCard(row, parts.badges, reader, now);
  const { name, description } = productText(row, reader);
  const used = new Set(parts.variants.flatMap(variant => variant.option_value_ids));
  return {
    ...card,
    brand: card.brand && { ...card.brand, logo: maybePicture(row.brand_logo) },
    description,
    meta_title: name,
    meta_description: summary(description),
    locale: row.text[reader.locale] ? reader.locale : reader.fallback,
    images: row.images.map(image => ({ url: picturePath(image), alt: name })),
    option_types: serializeOptionTypes(row.option_type_ids, used, parts.options, reader),
    variants: parts.variants.map(variant => serializeVariant(variant, row, parts.options, reader, now)),
    properties: row.specifications.map(({ name: label, value }) => ({
      name: textFor(reader, label),
      value: textFor(reader, value),
    })),
    details: serializeDetails(row, reader, now),
    breadcrumbs: parts.breadcrumbs,
    package_contents: (row.details.contents ?? []).map(text => textFor(reader, text)),
    has_nutrition: row.details.nutrition !== undefined,
    size_guide: sizeGuideOf(row.taxon_permalink, parts.options, row.option_type_ids),
    return_hours: returnHours(row.kind, row.taxon_permalink),
    delivery_hours: row.kind === 'goods' ? deliveryHours : null,
    shippable: row.kind === 'goods',
    ...suggestionsFor(row.kind),
  };
};
