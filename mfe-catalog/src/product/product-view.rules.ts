import { toMoney, type Product, type ProductDetails, type Variant } from '@ortoo/contracts';

/** What staff say about a picture. */
export interface ImageFacts {
  alt: string;
  focus?: { x: number; y: number } | undefined;
}

export interface OptionView {
  name: string;
  label: string;
  values: { name: string; label: string; swatch: string | null }[];
}

/** Fields that the page has as the Shop API answers them. */
const sameFields = [
  'id',
  'slug',
  'kind',
  'name',
  'description',
  'sku',
  'meta_title',
  'meta_description',
  'sale_percent',
  'sale_start_at',
  'sale_expire_at',
  'average_rating',
  'total_reviews',
  'badges',
  'properties',
  'breadcrumbs',
  'shippable',
  'package_contents',
  'has_nutrition',
  'size_guide',
  'return_hours',
  'delivery_hours',
  'alcohol',
  'locale',
  'available_on',
] as const satisfies readonly (keyof Product)[];

type SameField = (typeof sameFields)[number];

/** A product of the Shop API without redundant fields, as its page needs it. */
export interface ProductView extends Pick<Product, SameField> {
  brand: { code: string; name: string } | null;
  store: { code: string; name: string };
  images: string[];
  /** What is said about pictures, by their address; the text of one without its own is the product's name. */
  imageFacts: Readonly<Record<string, ImageFacts | undefined>>;
  options: OptionView[];
  variants: VariantView[];
  details: ProductDetails;
  /** Otherwise the page offers no purchase. */
  forSale: boolean;
  /** Another price may be suggested, or a custom offer requested. */
  suggestion: boolean;
  customSuggestion: boolean;
}

/** One variant that can be added to a cart. */
const toVariant = (variant: Variant) => ({
  id: variant.id,
  sku: variant.sku,
  price: toMoney(variant.price),
  selling: toMoney(variant.selling_price),
  image: variant.image,
  // Option → value: `{ size: '42' }`.
  options: Object.fromEntries(variant.option_values.map(value => [value.option_type, value.name])),
  stock: variant.total_on_hand,
  inStock: variant.in_stock,
  // Another buyer is paying for the last piece.
  heldUntil: variant.held_until ?? null,
  // Can be ordered beyond the stock.
  backorder: variant.backorderable,
  max: variant.max_quantity,
});

export type VariantView = ReturnType<typeof toVariant>;

/** Pictures of the product, then those of variants only. */
const picturesOf = (product: Product): string[] => [
  ...new Set([...product.images.map(image => image.url), ...product.variants.flatMap(variant => variant.image ?? [])]),
];

export const toProductView = (product: Product): ProductView => ({
  ...(Object.fromEntries(sameFields.map(field => [field, product[field]])) as Pick<Product, SameField>),
  brand: product.brand && { code: product.brand.code, name: product.brand.name },
  store: { code: product.store.code, name: product.store.name },
  images: picturesOf(product),
  imageFacts: Object.fromEntries(product.images.map(image => [image.url, image])),
  options: product.option_types.map(type => ({
    name: type.name,
    label: type.presentation,
    values: type.option_values.map(({ name, presentation, swatch }) => ({ name, label: presentation, swatch })),
  })),
  variants: product.variants.map(toVariant),
  details: product.details,
  forSale: product.for_sale ?? true,
  suggestion: product.suggestion ?? false,
  customSuggestion: product.custom_suggestion ?? false,
});

/** Whether it has key facts beside its properties: goods have none, unless they are a licence. */
export const hasFacts = ({ kind, details }: Pick<ProductView, 'kind' | 'details'>): boolean =>
  kind !== 'goods' || Boolean(details.license);
