import type { Fault } from './faults.rules';
import type { DatedProduct } from './import-product.rules';
import type { Known, Lookups } from './lookups.tables';
import type { StoredDetails } from './product-details.schema';

/** A product of a file with the ids of it and its variants. */
export interface NumberedProduct extends DatedProduct {
  id: number;
  variants: (DatedProduct['variants'][number] & { id: number })[];
}

/** Unknown codes. */
export const unknownCodes = (product: DatedProduct, lookups: Lookups): Fault[] => {
  const known: [field: string, code: string | undefined, codes: ReadonlyMap<string, number>][] = [
    ['taxon', product.taxon, lookups.taxons],
    ['vendor', product.vendor, lookups.vendors],
    ['brand', product.brand, lookups.brands],
    ['colour', product.colour && `colour:${product.colour}`, lookups.values],
    ...(product.badges ?? []).map(code => ['badges', code, lookups.badges] as [string, string, Map<string, number>]),
    ...(product.options ?? []).map(code => ['options', code, lookups.options] as [string, string, Map<string, number>]),
    ...product.variants.flatMap(({ options }, at) =>
      Object.entries(options).map(
        ([option, value]) =>
          [`variants.${at}.options`, `${option}:${value}`, lookups.values] as [string, string, Map<string, number>],
      ),
    ),
  ];
  return known
    .filter(([, code, codes]) => code !== undefined && !codes.has(code))
    .map(([field, value = '']) => ({ field, value, code: 'unknown' }));
};

/** Assigns ids: those of the file, else those of existing rows, else new ones; or reports taken ones. */
export const giveIds = (known: Known) => {
  let [lastProduct, lastVariant] = [known.lastProduct, known.lastVariant];
  const bySlug = new Map(known.products.map(({ id, slug }) => [slug, id]));
  const bySku = new Map(known.variants.map(variant => [variant.sku, variant]));
  const byVariantId = new Map(known.variants.map(variant => [variant.id, variant]));
  const [takenIds, takenSkus] = [new Set<number>(), new Set<string>()];

  return (product: DatedProduct): NumberedProduct | Fault[] => {
    const ofSlug = bySlug.get(product.slug);
    const id = product.id ?? ofSlug ?? lastProduct + 1;
    const faults: Fault[] = [];
    if (ofSlug !== undefined && ofSlug !== id) faults.push({ field: 'slug', code: 'taken', value: product.slug });
    if (takenIds.has(id)) faults.push({ field: 'id', code: 'duplicate', value: String(id) });
    let next = lastVariant;
    const variants = product.variants.map((variant, at) => {
      const there = bySku.get(variant.sku);
      const variantId = variant.id ?? there?.id ?? (next += 1);
      const holder = byVariantId.get(variantId);
      const isTaken =
        takenSkus.has(variant.sku) ||
        (there && (there.product_id !== id || there.id !== variantId)) ||
        (holder && holder.product_id !== id);
      if (isTaken) faults.push({ field: `variants.${at}.sku`, code: 'taken', value: variant.sku });
      return { ...variant, id: variantId };
    });
    if (faults.length > 0) return faults;
    lastProduct = Math.max(lastProduct, id);
    lastVariant = Math.max(next, ...variants.map(variant => variant.id));
    takenIds.add(id);
    for (const { sku } of variants) takenSkus.add(sku);
    return { ...product, id, variants };
  };
};

const must = (codes: ReadonlyMap<string, number>, code: string): number => {
  const id = codes.get(code);
  if (id === undefined) throw new Error(`${code} was known a moment ago`);
  return id;
};

/** @param stored names of the details that are stored as the file has them */
export const productRow = (product: NumberedProduct, lookups: Lookups, stored: readonly (keyof StoredDetails)[]) => ({
  id: product.id,
  slug: product.slug,
  kind: product.kind,
  text: product.text,
  taxon_id: must(lookups.taxons, product.taxon),
  vendor_id: must(lookups.vendors, product.vendor),
  brand_id: product.brand === undefined ? null : must(lookups.brands, product.brand),
  price: product.price,
  selling_price: product.sellingPrice ?? null,
  sale_start_at: product.sale?.start ?? null,
  sale_expire_at: product.sale?.end ?? null,
  available_on: product.availableOn,
  published: product.published ?? true,
  alcohol: product.alcohol ?? false,
  images: product.images,
  specifications: product.specifications ?? [],
  option_type_ids: (product.options ?? []).map(code => must(lookups.options, code)),
  badge_ids: (product.badges ?? []).map(code => must(lookups.badges, code)),
  average_rating: 0,
  total_reviews: 0,
  details: {
    ...Object.fromEntries(stored.map(name => [name, product[name]])),
    valid_days: product.validDays,
    event_at: product.eventAt,
    pre_order_at: product.preOrderAt,
    departures: product.departures,
  },
});

export const variantRows = ({ id: product_id, variants }: NumberedProduct, { values }: Lookups) =>
  variants.map((variant, position) => ({
    id: variant.id,
    product_id,
    sku: variant.sku,
    price: variant.price ?? null,
    selling_price: variant.sellingPrice ?? null,
    stock: variant.stock,
    backorderable: variant.backorderable ?? false,
    image: variant.image ?? null,
    option_value_ids: Object.entries(variant.options).map(([option, value]) => must(values, `${option}:${value}`)),
    position,
  }));
