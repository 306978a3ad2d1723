import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema';
import type { SeedCatalogue, SeedProduct } from './seed-shape';

const day = 86_400_000;
const json = JSON.stringify;

/** Ids by the codes that the catalogue speaks in. */
export interface SeedIds {
  taxons: ReadonlyMap<string, number>;
  vendors: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  badges: ReadonlyMap<string, number>;
  options: ReadonlyMap<string, number>;
  /** `<option>:<value>`. */
  values: ReadonlyMap<string, number>;
}

const byCode = (rows: readonly { id: number; code: string }[]) => new Map(rows.map(({ code, id }) => [code, id]));

export const idsOf = (catalogue: SeedCatalogue): SeedIds => {
  const values = catalogue.options.flatMap(option => option.values.map(value => `${option.code}:${value.code}`));
  return {
    taxons: new Map(catalogue.taxons.map(({ permalink, id }) => [permalink, id])),
    vendors: byCode(catalogue.vendors),
    brands: byCode(catalogue.brands),
    badges: byCode(catalogue.badges),
    options: new Map(catalogue.options.map(({ code }, index) => [code, index + 1])),
    values: new Map(values.map((value, index) => [value, index + 1])),
  };
};

const must = (ids: ReadonlyMap<string, number>, code: string, of: string): number => {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The example shop speaks of ${code} in ${of}, and has none`);
  return id;
};

export const taxonRow = (taxon: SeedCatalogue['taxons'][number], position: number, ids: SeedIds): Insertable<Tables['taxons']> => ({
  id: taxon.id,
  parent_id: taxon.parent === null ? null : must(ids.taxons, taxon.parent, taxon.permalink),
  depth: taxon.permalink.split('/').length - 1,
  position,
  permalink: taxon.permalink,
  name: json(taxon.name),
  short: json(taxon.short ?? {}),
  icon: taxon.icon ?? null,
  image: taxon.image ?? null,
});

const dayAt = (now: Date) => (offset: number) => new Date(now.getTime() + offset * day).toISOString().slice(0, 10);

/** Days a trip departs on. */
export const departuresOf = (product: SeedProduct, now: Date): string[] => (product.departuresIn ?? []).map(dayAt(now));

const detailsOf = (product: SeedProduct, now: Date) => {
  const at = (offset: number) => new Date(now.getTime() + offset * day).toISOString();
  return {
    valid_days: product.validDays,
    event_at: product.eventIn === undefined ? undefined : at(product.eventIn),
    place: product.place,
    contents: product.contents,
    nutrition: product.nutrition,
    stars: product.stars,
    amenities: product.amenities,
    days: product.days,
    departures: product.departuresIn && departuresOf(product, now),
  };
};

export const productRow = (product: SeedProduct, ids: SeedIds, now: Date): Insertable<Tables['products']> => {
  const at = (offset: number) => new Date(now.getTime() + offset * day);
  return {
    id: product.id,
    slug: product.slug,
    kind: product.kind,
    text: json(product.text),
    taxon_id: must(ids.taxons, product.taxon, product.slug),
    vendor_id: must(ids.vendors, product.vendor, product.slug),
    brand_id: product.brand === undefined ? null : must(ids.brands, product.brand, product.slug),
    price: product.price,
    selling_price: product.sellingPrice ?? null,
    sale_start_at: product.sale ? at(product.sale.startsIn) : null,
    sale_expire_at: product.sale ? at(product.sale.endsIn) : null,
    available_on: at(product.availableIn),
    published: product.published ?? true,
    alcohol: product.alcohol ?? false,
    images: json(product.images),
    specifications: json(product.specifications ?? []),
    option_type_ids: json((product.options ?? []).map(code => must(ids.options, code, product.slug))),
    badge_ids: json((product.badges ?? []).map(code => must(ids.badges, code, product.slug))),
    average_rating: 0,
    total_reviews: 0,
    details: json(detailsOf(product, now)),
  };
};

export const variantRows = (product: SeedProduct, ids: SeedIds): Insertable<Tables['variants']>[] =>
  product.variants.map((variant, position) => ({
    id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    price: variant.price ?? null,
    selling_price: variant.sellingPrice ?? null,
    stock: variant.stock,
    backorderable: variant.backorderable ?? false,
    image: variant.image ?? null,
    option_value_ids: json(Object.entries(variant.options).map(([option, value]) => must(ids.values, `${option}:${value}`, variant.sku))),
    position,
  }));
