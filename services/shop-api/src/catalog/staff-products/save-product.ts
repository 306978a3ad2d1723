import type { ProductKind, StaffProduct } from '@ortoo/contracts';
import { changed, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { DomainError } from '../../http/domain-error';
import { slugOf } from '../../http/slug.rules';
import { lockImports } from '../../import/upsert.tables';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { readKnownIds } from './product-choices';
import {
  type CheckedInput,
  filled,
  imageDetailsOf,
  inputFaults,
  type KnownIds,
  pictureName,
  pricesOf,
} from './product-input.rules';
import { serializeStaffProduct } from './staff-product.mapper';
import * as tables from './staff-product.tables';

const json = JSON.stringify;

const requireInput = (input: CheckedInput, known: KnownIds): void => {
  const fields = inputFaults(input, known);
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', { fields });
};

type StoredDetails = tables.StaffProductRow['details'];

/** Details that the editor shows; others are those of an import, and stay. */
const ownDetails = [
  ...(['nutrition', 'sizeGuide', 'place', 'valid_days', 'event_at', 'pre_order_at', 'suggestion'] as const),
] satisfies (keyof StoredDetails)[];

const detailsOf = (input: CheckedInput, known: StoredDetails): StoredDetails => {
  const rest = { ...known };
  for (const name of ownDetails) delete rest[name];
  const { nutrition, size_guide, valid_days, event_at, pre_order_at, suggestion } = input;
  const place = filled(input.place);
  return {
    ...rest,
    ...(nutrition && {
      nutrition: {
        ...{ basis: nutrition.basis, amounts: nutrition.amounts },
        ...(Object.keys(filled(nutrition.ingredients)).length > 0 && { ingredients: filled(nutrition.ingredients) }),
        ...(Object.keys(filled(nutrition.allergens)).length > 0 && { allergens: filled(nutrition.allergens) }),
      },
    }),
    ...(size_guide !== null && { sizeGuide: size_guide }),
    ...(Object.keys(place).length > 0 && { place }),
    ...(valid_days !== null && { valid_days }),
    ...(event_at !== null && { event_at: new Date(event_at).toISOString() }),
    ...(pre_order_at !== null && { pre_order_at: new Date(pre_order_at).toISOString() }),
    ...(suggestion && { suggestion }),
  };
};

const rowOf = (input: CheckedInput, details: StoredDetails) => ({
  slug: input.slug,
  text: json(Object.fromEntries(Object.entries(input.texts).filter(([, text]) => text.name !== ''))),
  ...{ taxon_id: input.taxon_id, vendor_id: input.vendor_id, brand_id: input.brand_id },
  ...pricesOf(input),
  available_on: new Date(input.available_on),
  ...{ published: input.published, alcohol: input.alcohol },
  images: json(input.images.map(({ image }) => pictureName(image))),
  image_details: json(imageDetailsOf(input.images)),
  specifications: json(input.specifications.map(({ name, value }) => ({ name: filled(name), value: filled(value) }))),
  option_type_ids: json(input.option_type_ids),
  badge_ids: json(input.badge_ids),
  details: json(detailsOf(input, details)),
});

const variantRowOf = (variant: CheckedInput['variants'][number], position: number) => ({
  sku: variant.sku,
  ...{ price: variant.price, selling_price: variant.selling_price, backorderable: variant.backorderable },
  image: variant.image && pictureName(variant.image),
  option_value_ids: json(variant.option_value_ids),
  position,
});

const requireFreeCodes = async (trx: Db, { variants }: CheckedInput, productId: number): Promise<void> => {
  const codes = variants.map(({ sku }) => sku);
  const taken = await tables.findTakenCodes(trx, codes, productId);
  if (taken.length === 0) return;
  const fields = Object.fromEntries(taken.map(sku => [`variants.${codes.indexOf(sku)}.sku`, 'SKU_TAKEN' as const]));
  throw new DomainError('SKU_TAKEN', { fields });
};

const requireFreeSlug = async (trx: Db, slug: string, productId: number): Promise<void> => {
  if ((await tables.findTakenSlugs(trx, slug, productId)).includes(slug))
    throw new DomainError('SLUG_TAKEN', { fields: { slug: 'SLUG_TAKEN' } });
};

/** A free address for a new product: with a number when its name is not new. */
const freeSlug = async (trx: Db, texts: CheckedInput['texts']): Promise<string> => {
  const names = Object.fromEntries(Object.entries(texts).map(([locale, { name }]) => [locale, name]));
  const slug = slugOf(names, 'product');
  const taken = await tables.findTakenSlugs(trx, slug, 0);
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(one)) return one;
  }
};

interface Variants {
  productId: number;
  kind: ProductKind;
  known: readonly { id: number }[];
}

/** Saves variants in their order; new ones get the next ids. */
const saveVariants = async (trx: Db, { variants }: CheckedInput, { productId, kind, known }: Variants) => {
  let { variant: last } = await tables.findLastIds(trx);
  const added: number[] = [];
  for (const [position, variant] of variants.entries()) {
    const row = variantRowOf(variant, position);
    const { id: ownId, stock_change: stock } = variant;
    if (ownId !== null && !known.some(({ id }) => id === ownId)) throw new DomainError('PRODUCT_CHANGED');
    const id = ownId ?? (last += 1);
    const isTooLow =
      ownId === null ? stock < 0 && !row.backorderable : !(await tables.updateVariant(trx, id, row, stock));
    if (isTooLow) throw new DomainError('INVALID', { fields: { [`variants.${position}.stock`]: 'small' } });
    if (ownId === null) {
      await tables.insertVariant(trx, { ...row, id, product_id: productId, stock });
      added.push(id);
    }
    await tables.replaceStoreStock(trx, id, variant.stores);
  }
  if (kind === 'hotel') await tables.insertRooms(trx, added);
};

const isReferenced = (error: unknown): boolean => (error as { code?: unknown }).code === '23503';

const removeVariants = async (trx: Db, productId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tables.deleteVariants(trx, productId, ids).catch((error: unknown) => {
    throw isReferenced(error) ? new DomainError('VARIANT_USED') : error;
  });
};

/** A product as staff edit it. @param vendorId its vendor, when it must be this one */
export const readStaffProduct = async (
  { clock }: Pick<Shop, 'clock'>,
  db: Db,
  id: number,
  vendorId: number | null,
): Promise<StaffProduct> => {
  const row = await tables.findStaffProduct(db, id, vendorId);
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  const [variants, stock] = [await tables.listVariants(db, id), await tables.listStoreStock(db, id)];
  return serializeStaffProduct(row, { variants, stock }, clock());
};

/** The fields that differ. */
const difference = (before: StaffProduct, after: StaffProduct) => {
  const names = (Object.keys(after) as (keyof StaffProduct)[]).filter(
    name => name !== 'lock_version' && json(before[name]) !== json(after[name]),
  );
  const pick = (product: StaffProduct) => Object.fromEntries(names.map(name => [name, product[name]]));
  return { before: pick(before), after: pick(after) };
};

export const createStaffProduct = async (
  shop: Shop,
  request: StaffRequest,
  input: Omit<CheckedInput, 'slug'> & { slug: string | null; kind: ProductKind },
): Promise<StaffProduct> => {
  const { vendorId } = request.viewer;
  requireInput({ ...input, slug: input.slug ?? '' }, await readKnownIds(shop, vendorId));
  return transact(shop.db, async trx => {
    await lockImports(trx);
    if (input.slug !== null) await requireFreeSlug(trx, input.slug, 0);
    const checked = { ...input, slug: input.slug ?? (await freeSlug(trx, input.texts)) };
    await requireFreeCodes(trx, checked, 0);
    const id = (await tables.findLastIds(trx)).product + 1;
    const { kind } = input;
    await tables.insertProduct(trx, {
      ...{ id, kind, average_rating: 0, total_reviews: 0 },
      ...rowOf(checked, {}),
    });
    if (kind === 'hotel') await tables.insertHotel(trx, id);
    await saveVariants(trx, checked, { productId: id, kind, known: [] });
    await changed(trx, 'product', [id]);
    const after = await readStaffProduct(shop, trx, id, vendorId);
    await audit(trx, request, { subject: 'product', id, before: null, after });
    return after;
  });
};

export const changeStaffProduct = async (
  shop: Shop,
  request: StaffRequest,
  id: number,
  input: CheckedInput & { lock_version: number; removed_variant_ids: readonly number[] },
): Promise<StaffProduct> => {
  const { vendorId } = request.viewer;
  const known = await readKnownIds(shop, vendorId);
  return transact(shop.db, async trx => {
    await lockImports(trx);
    const row = await tables.lockStaffProduct(trx, id, vendorId);
    if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
    if (row.lock_version !== input.lock_version) throw new DomainError('PRODUCT_CHANGED');
    requireInput(input, known);
    const before = await readStaffProduct(shop, trx, id, vendorId);
    await requireFreeSlug(trx, input.slug, id);
    await requireFreeCodes(trx, input, id);
    await tables.updateProduct(trx, id, rowOf(input, row.details));
    await removeVariants(trx, id, input.removed_variant_ids);
    await saveVariants(trx, input, { productId: id, kind: row.kind, known: before.variants });
    await changed(trx, 'product', [id]);
    const after = await readStaffProduct(shop, trx, id, vendorId);
    await audit(trx, request, { subject: 'product', id, ...difference(before, after) });
    return after;
  });
};
