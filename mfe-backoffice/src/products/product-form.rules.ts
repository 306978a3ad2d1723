import {
  staffProductLimits as limits,
  toMoney,
  type ProductChoices,
  type ProductKind,
  type StaffProduct,
  type StaffProductChange,
  type StaffProductImage,
  type WireMoney,
} from '@ortoo/contracts';
import { locales, type Locale } from '@ortoo/i18n/locales';
import { amountOf } from '../parts/amount.rules';

/** Languages that the editor always shows. */
export const mainLocales = ['mn', 'en'] as const satisfies readonly Locale[];

type Translated = Partial<Record<Locale, string>>;

/** A variant as it is typed. */
export interface VariantFields {
  /** Names it while it has no id. */
  key: string;
  id: number | null;
  sku: string;
  /** A value of each option of the product, by id of the option. */
  options: Readonly<Record<number, number>>;
  price: string;
  sellingPrice: string;
  stock: string;
  /** Stock when the page was opened: the difference is saved. */
  knownStock: number;
  backorderable: boolean;
  image: string | null;
  /** Counts by id of the store. */
  stores: Readonly<Record<number, string>>;
}

/** A product as it is typed. */
export interface ProductFields {
  kind: ProductKind;
  slug: string;
  texts: Readonly<Record<Locale, { name: string; description: string }>>;
  taxon: string;
  vendor: string;
  brand: string;
  badges: readonly number[];
  price: string;
  sellingPrice: string;
  /** Times in the shop's zone, as an input has them: `2026-12-01T10:00`. */
  saleStart: string;
  saleEnd: string;
  availableOn: string;
  published: boolean;
  alcohol: boolean;
  images: readonly StaffProductImage[];
  specifications: readonly { name: Translated; value: Translated }[];
  optionTypes: readonly number[];
  variants: readonly VariantFields[];
  removedVariants: readonly number[];
  hasNutrition: boolean;
  basis: '100 g' | '100 ml';
  amounts: Readonly<Record<string, string>>;
  ingredients: Translated;
  allergens: Translated;
  sizeGuide: string;
  place: Translated;
  validDays: string;
  eventAt: string;
  /** When goods that are sold before arrive. */
  preOrderAt: string;
  suggestion: boolean;
}

const zone = 8 * 3_600_000;

/** A moment as an input of the shop's zone has it. */
export const toInput = (time: string | null): string =>
  time === null ? '' : new Date(Date.parse(time) + zone).toISOString().slice(0, 16);

export const fromInput = (text: string): string | null =>
  text === '' ? null : new Date(`${text}:00+08:00`).toISOString();

const amountText = (amount: WireMoney | null): string => (amount === null ? '' : String(toMoney(amount)));

const noTexts = Object.fromEntries(locales.map(locale => [locale, { name: '', description: '' }])) as Record<
  Locale,
  { name: string; description: string }
>;

/** A variant that nobody has typed anything into. */
export const emptyVariant = (key: string): VariantFields => ({
  ...{ key, id: null, sku: '', options: {}, price: '', sellingPrice: '', stock: '', knownStock: 0 },
  ...{ backorderable: false, image: null, stores: {} },
});

/** A new product; the only vendor is chosen already. */
export const emptyFields = ({ vendors }: ProductChoices, now: Date): ProductFields => ({
  ...{ kind: 'goods', slug: '', texts: noTexts, taxon: '', brand: '', badges: [], price: '', sellingPrice: '' },
  vendor: vendors.length === 1 ? String(vendors[0]?.id) : '',
  ...{ saleStart: '', saleEnd: '', availableOn: toInput(now.toISOString()), published: true, alcohol: false },
  ...{ images: [], specifications: [], optionTypes: [], variants: [emptyVariant('new-0')], removedVariants: [] },
  ...{ hasNutrition: false, basis: '100 g', amounts: {}, ingredients: {}, allergens: {}, sizeGuide: '', place: {} },
  ...{ validDays: '', eventAt: '', preOrderAt: '', suggestion: false },
});

const variantFields = (variant: StaffProduct['variants'][number], optionTypes: readonly number[]): VariantFields => ({
  ...{ key: String(variant.id), id: variant.id, sku: variant.sku, backorderable: variant.backorderable },
  options: Object.fromEntries(optionTypes.map((type, at) => [type, variant.option_value_ids[at] ?? 0])),
  ...{ price: amountText(variant.price), sellingPrice: amountText(variant.selling_price) },
  ...{ stock: String(variant.stock), knownStock: variant.stock, image: variant.image },
  stores: Object.fromEntries(variant.stores.map(({ store_id, count }) => [store_id, String(count)])),
});

/** A saved product in the editor. */
export const fieldsOf = (product: StaffProduct): ProductFields => ({
  ...{ kind: product.kind, slug: product.slug, texts: { ...noTexts, ...product.texts } },
  ...{ taxon: String(product.taxon_id), vendor: String(product.vendor_id), brand: String(product.brand_id ?? '') },
  ...{ badges: product.badge_ids, price: amountText(product.price), sellingPrice: amountText(product.selling_price) },
  ...{ saleStart: toInput(product.sale_start_at), saleEnd: toInput(product.sale_expire_at) },
  availableOn: toInput(product.available_on),
  ...{ published: product.published, alcohol: product.alcohol, images: product.images },
  ...{ specifications: product.specifications, optionTypes: product.option_type_ids },
  variants: product.variants.map(variant => variantFields(variant, product.option_type_ids)),
  removedVariants: [],
  hasNutrition: product.nutrition !== null,
  basis: product.nutrition?.basis ?? '100 g',
  amounts: Object.fromEntries(
    Object.entries(product.nutrition?.amounts ?? {}).map(([code, amount]) => [code, String(amount)]),
  ),
  ...{ ingredients: product.nutrition?.ingredients ?? {}, allergens: product.nutrition?.allergens ?? {} },
  ...{ sizeGuide: product.size_guide ?? '', place: product.place },
  ...{ validDays: product.valid_days === null ? '' : String(product.valid_days), eventAt: toInput(product.event_at) },
  ...{ preOrderAt: toInput(product.pre_order_at), suggestion: product.suggestion },
});

const priceRange = { min: 0, max: limits.price };
const stockRange = { min: 0, max: limits.stock };
const amountPattern = /^\d{1,5}([.,]\d{1,3})?$/;

/** Keys of the errors, by the server's paths of the fields. */
export type ProductFaults = Readonly<Record<string, string>>;

const variantFaults = (fields: ProductFields): [path: string, key: string, isWrong: boolean][] =>
  fields.variants.flatMap((variant, at) => {
    const path = `variants.${at}`;
    const isPrice = (text: string) => text === '' || amountOf(text, priceRange) !== undefined;
    const isNegative = /^-\d+$/.test(variant.stock) && Number(variant.stock) === variant.knownStock;
    return [
      [`${path}.sku`, 'errors.required', variant.sku.trim() === ''],
      [`${path}.price`, 'products.faults.amount', !isPrice(variant.price)],
      [`${path}.selling_price`, 'products.faults.amount', !isPrice(variant.sellingPrice)],
      [
        `${path}.stock`,
        'products.faults.count',
        variant.stock !== '' && !isNegative && amountOf(variant.stock, stockRange) === undefined,
      ],
      [
        `${path}.stores`,
        'products.faults.count',
        Object.values(variant.stores).some(count => count !== '' && amountOf(count, stockRange) === undefined),
      ],
      [`${path}.options`, 'products.faults.options', fields.optionTypes.some(type => !variant.options[type])],
    ];
  });

/** What is wrong before the server is asked; it checks the rest. */
export const faultsOf = (fields: ProductFields): ProductFaults => {
  const { texts, price, sellingPrice, taxon, vendor, availableOn, slug, validDays, amounts } = fields;
  const checks: [path: string, key: string, isWrong: boolean][] = [
    ['texts.mn.name', 'errors.required', texts.mn.name.trim() === ''],
    ['vendor_id', 'errors.required', vendor === ''],
    ['taxon_id', 'errors.required', taxon === ''],
    ['price', 'products.faults.amount', amountOf(price, priceRange) === undefined],
    [
      'selling_price',
      'products.faults.amount',
      sellingPrice !== '' && amountOf(sellingPrice, priceRange) === undefined,
    ],
    ['available_on', 'errors.required', availableOn === ''],
    ['slug', 'products.faults.slug', slug !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)],
    [
      'valid_days',
      'products.faults.days',
      validDays !== '' && amountOf(validDays, { min: 1, max: 3650 }) === undefined,
    ],
    [
      'nutrition',
      'products.faults.amounts',
      fields.hasNutrition && Object.values(amounts).some(text => text !== '' && !amountPattern.test(text)),
    ],
    ...variantFaults(fields),
  ];
  return Object.fromEntries(checks.flatMap(([path, key, isWrong]) => (isWrong ? [[path, key]] : [])));
};

const maybeAmount = (text: string): number | null => amountOf(text, priceRange) ?? null;

const variantInput = (fields: ProductFields): StaffProductChange['variants'] =>
  fields.variants.map(variant => ({
    ...{ id: variant.id, sku: variant.sku.trim(), backorderable: variant.backorderable, image: variant.image },
    option_value_ids: fields.optionTypes.map(type => variant.options[type] ?? 0),
    ...{ price: maybeAmount(variant.price), selling_price: maybeAmount(variant.sellingPrice) },
    stock_change: (variant.stock === '' ? 0 : Number(variant.stock.replace(/[\s,]/g, ''))) - variant.knownStock,
    stores: Object.entries(variant.stores).flatMap(([id, text]) => {
      const count = amountOf(text, stockRange);
      return count === undefined ? [] : [{ store_id: Number(id), count }];
    }),
  }));

const nutritionInput = (fields: ProductFields): StaffProductChange['nutrition'] =>
  fields.hasNutrition
    ? {
        basis: fields.basis,
        amounts: Object.fromEntries(
          Object.entries(fields.amounts).flatMap(([code, text]) =>
            text === '' ? [] : [[code, Number(text.replace(',', '.'))]],
          ),
        ),
        ...{ ingredients: fields.ingredients, allergens: fields.allergens },
      }
    : null;

/** What is saved of fields without faults; a new product may leave its address to the server. */
export const inputOf = (fields: ProductFields) => ({
  slug: fields.slug,
  texts: fields.texts,
  ...{ taxon_id: Number(fields.taxon), vendor_id: Number(fields.vendor) },
  brand_id: fields.brand === '' ? null : Number(fields.brand),
  badge_ids: [...fields.badges],
  ...{ price: maybeAmount(fields.price) ?? 0, selling_price: maybeAmount(fields.sellingPrice) },
  ...{ sale_start_at: fromInput(fields.saleStart), sale_expire_at: fromInput(fields.saleEnd) },
  available_on: fromInput(fields.availableOn) ?? '',
  ...{ published: fields.published, alcohol: fields.alcohol, images: [...fields.images] },
  specifications: [...fields.specifications],
  option_type_ids: [...fields.optionTypes],
  variants: variantInput(fields),
  nutrition: nutritionInput(fields),
  size_guide: fields.sizeGuide || null,
  place: fields.place,
  valid_days: amountOf(fields.validDays, { min: 1, max: 3650 }) ?? null,
  event_at: fromInput(fields.eventAt),
  ...{ pre_order_at: fromInput(fields.preOrderAt), suggestion: fields.suggestion },
});
