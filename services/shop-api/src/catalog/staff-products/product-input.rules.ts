import type { ErrorCode, StaffProductInput } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n/locales';
import type { ImageDetails } from '../../db/schema.catalog';
import type { Text } from '../../db/schema.types';
import type { FieldFault } from '../../messages/index';
import { priceFaults } from '../offers/offers.rules';

/** What is wrong, by path of the field: `variants.0.sku`. */
export type InputFaults = Record<string, FieldFault | ErrorCode>;

/** Ids that a product may refer to. */
export interface KnownIds {
  taxons: ReadonlySet<number>;
  brands: ReadonlySet<number>;
  vendors: ReadonlySet<number>;
  badges: ReadonlySet<number>;
  stores: ReadonlySet<number>;
  /** Option types by the id of a value. */
  options: ReadonlyMap<number, number>;
  optionTypes: ReadonlySet<number>;
  sizeGuides: readonly string[];
  nutrients: readonly string[];
}

export type CheckedInput = StaffProductInput & { vendor_id: number };

type Prices = Pick<CheckedInput, 'price' | 'selling_price' | 'sale_start_at' | 'sale_expire_at'>;

const moment = (time: string | null): Date | null => (time === null ? null : new Date(time));

export const pricesOf = ({ price, selling_price, sale_start_at: start, sale_expire_at: end }: Prices) => ({
  ...{ price, selling_price },
  ...{ sale_start_at: moment(start), sale_expire_at: moment(end) },
});

/** A text without the languages that have none. */
export const filled = (text: Text): Text =>
  Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined && value !== ''));

const isEmpty = (text: Text): boolean => Object.keys(filled(text)).length === 0;

const textFaults = ({ texts }: CheckedInput): InputFaults => {
  const missing = locales.filter(locale =>
    locale === 'mn' ? !texts.mn?.name : texts[locale]?.description && !texts[locale].name,
  );
  return Object.fromEntries(missing.map(locale => [`texts.${locale}.name`, 'required']));
};

const unknownFaults = (input: CheckedInput, known: KnownIds): InputFaults => {
  const { taxon_id, vendor_id, brand_id, badge_ids, option_type_ids, size_guide, nutrition, variants } = input;
  const checks: [field: string, isKnown: boolean][] = [
    ['taxon_id', known.taxons.has(taxon_id)],
    ['vendor_id', known.vendors.has(vendor_id)],
    ['brand_id', brand_id === null || known.brands.has(brand_id)],
    ['badge_ids', badge_ids.every(id => known.badges.has(id))],
    ['option_type_ids', option_type_ids.every(id => known.optionTypes.has(id))],
    ['size_guide', size_guide === null || known.sizeGuides.includes(size_guide)],
    ['nutrition', Object.keys(nutrition?.amounts ?? {}).every(code => known.nutrients.includes(code))],
    ...variants.map(({ stores }, at): [string, boolean] => [
      `variants.${at}.stores`,
      stores.every(({ store_id }) => known.stores.has(store_id)),
    ]),
  ];
  return Object.fromEntries(checks.flatMap(([field, isKnown]) => (isKnown ? [] : [[field, 'unknown']])));
};

const choiceFault = (
  { option_value_ids: ids }: CheckedInput['variants'][number],
  typeIds: readonly number[],
  { options }: KnownIds,
): FieldFault | undefined => {
  const types = ids.map(id => options.get(id));
  return types.length === typeIds.length && typeIds.every((id, at) => types[at] === id) ? undefined : 'required';
};

const variantFaults = ({ variants, option_type_ids, ...prices }: CheckedInput, known: KnownIds): InputFaults => {
  const faults: InputFaults = {};
  const [codes, choices] = [new Set<string>(), new Set<string>()];
  for (const [at, variant] of variants.entries()) {
    const choice = variant.option_value_ids.join();
    const wrong = choiceFault(variant, option_type_ids, known) ?? (choices.has(choice) ? 'duplicate' : undefined);
    if (wrong) faults[`variants.${at}.options`] = wrong;
    if (codes.has(variant.sku)) faults[`variants.${at}.sku`] = 'duplicate';
    const own = { ...pricesOf(prices), price: variant.price ?? prices.price, selling_price: variant.selling_price };
    if (priceFaults(own).selling_price) faults[`variants.${at}.selling_price`] = 'big';
    codes.add(variant.sku);
    choices.add(choice);
  }
  return faults;
};

const rowFaults = ({ specifications, images }: CheckedInput): InputFaults =>
  Object.fromEntries([
    ...specifications.flatMap(({ name, value }, at) => [
      ...(isEmpty(name) ? [[`specifications.${at}.name`, 'required']] : []),
      ...(isEmpty(value) ? [[`specifications.${at}.value`, 'required']] : []),
    ]),
    ...(images.every(({ image }) => /^\/pictures\/\w[\w.-]{0,100}$/.test(image)) ? [] : [['images', 'format']]),
    ...(new Set(images.map(({ image }) => image)).size === images.length ? [] : [['images', 'duplicate']]),
  ]) as InputFaults;

/** Everything that is wrong with what staff save of a product. */
export const inputFaults = (input: CheckedInput, known: KnownIds): InputFaults => ({
  ...textFaults(input),
  ...priceFaults(pricesOf(input)),
  ...unknownFaults(input, known),
  ...rowFaults(input),
  ...variantFaults(input, known),
});

/** Name of a stored picture. */
export const pictureName = (path: string): string => path.slice('/pictures/'.length);

/** Details of the pictures that have some. */
export const imageDetailsOf = (images: CheckedInput['images']): Record<string, ImageDetails> =>
  Object.fromEntries(
    images.flatMap(({ image, alt, focus }) => {
      const details = { ...(!isEmpty(alt) && { alt: filled(alt) }), ...(focus && { focus }) };
      return Object.keys(details).length === 0 ? [] : [[pictureName(image), details]];
    }),
  );
