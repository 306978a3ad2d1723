import type { StaffProduct } from '@ortoo/contracts';
import { lowestPrice } from '@ortoo/contracts';
import { maybePicture, maybeTime, picturePath, time, wire } from '../../http/display';
import type { VariantRow } from '../variants.tables';
import { stateOf } from './product-state.rules';
import type { StaffProductRow } from './staff-product.tables';
import { maybeWire } from './staff-row.mapper';

interface StaffParts {
  variants: readonly VariantRow[];
  stock: readonly { variant_id: number; stock_location_id: number; count_on_hand: number }[];
}

const stateFacts = (row: StaffProductRow, variants: readonly VariantRow[]) => ({
  ...row,
  has_image: row.images.length > 0,
  top_price: Math.max(lowestPrice, ...variants.map(({ price }) => price ?? row.price)),
  stock: variants.reduce((sum, { stock }) => sum + Math.max(0, stock), 0),
});

const serializeVariant = (row: VariantRow, stock: StaffParts['stock']): StaffProduct['variants'][number] => ({
  id: row.id,
  sku: row.sku,
  option_value_ids: row.option_value_ids,
  price: maybeWire(row.price),
  selling_price: maybeWire(row.selling_price),
  stock: row.stock,
  backorderable: row.backorderable,
  image: maybePicture(row.image),
  stores: stock
    .filter(({ variant_id }) => variant_id === row.id)
    .map(({ stock_location_id: store_id, count_on_hand: count }) => ({ store_id, count })),
});

const nutritionOf = ({ nutrition }: StaffProductRow['details']): StaffProduct['nutrition'] =>
  nutrition
    ? {
        basis: nutrition.basis,
        amounts: nutrition.amounts,
        ingredients: nutrition.ingredients ?? {},
        allergens: nutrition.allergens ?? {},
      }
    : null;

/** A product as staff edit it, with its texts in every language. */
export const serializeStaffProduct = (
  row: StaffProductRow,
  { variants, stock }: StaffParts,
  now: Date,
): StaffProduct => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  state: stateOf(stateFacts(row, variants), now),
  lock_version: row.lock_version,
  texts: row.text,
  taxon_id: row.taxon_id,
  vendor_id: row.vendor_id,
  brand_id: row.brand_id,
  badge_ids: row.badge_ids,
  price: wire(row.price),
  selling_price: maybeWire(row.selling_price),
  sale_start_at: maybeTime(row.sale_start_at),
  sale_expire_at: maybeTime(row.sale_expire_at),
  available_on: time(row.available_on),
  published: row.published,
  alcohol: row.alcohol,
  images: row.images.map(name => {
    const { alt = {}, focus = null } = row.image_details[name] ?? {};
    return { image: picturePath(name), alt, focus };
  }),
  specifications: row.specifications,
  option_type_ids: row.option_type_ids,
  nutrition: nutritionOf(row.details),
  size_guide: row.details.sizeGuide ?? null,
  place: row.details.place ?? {},
  valid_days: row.details.valid_days ?? null,
  event_at: row.details.event_at ?? null,
  pre_order_at: row.details.pre_order_at ?? null,
  suggestion: row.details.suggestion ?? false,
  variants: variants.map(variant => serializeVariant(variant, stock)),
});
