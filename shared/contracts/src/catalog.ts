import type { z } from 'zod';
import type * as schema from './catalog.schema';
import type { pagingSchema } from './common.schema';

/** Counts at the root of every paged response. */
export type Paging = z.infer<typeof pagingSchema>;
/** One category, with its texts in the reader's language. */
export type Taxon = z.infer<typeof schema.taxonSchema>;
/** A category with those below it. */
export type TaxonNode = Taxon & { children: TaxonNode[] };
export type Brand = z.infer<typeof schema.brandSchema>;
export type Vendor = z.infer<typeof schema.vendorSchema>;
export type Badge = z.infer<typeof schema.badgeSchema>;
/** Kind of product: only `goods` are shipped; coupons and tickets are issued with a code on payment. */
export type ProductKind = z.infer<typeof schema.productKindSchema>;
/** Fields that a card in a list needs. */
export type ProductCard = z.infer<typeof schema.productCardSchema>;
/** Fields that a product page needs; also valid as a card. */
export type Product = z.infer<typeof schema.productSchema>;
export type ProductDetails = z.infer<typeof schema.productDetailsSchema>;
export type Variant = z.infer<typeof schema.variantSchema>;
export type OptionType = z.infer<typeof schema.optionTypeSchema>;
export type OptionValue = z.infer<typeof schema.optionValueSchema>;
/** Nutrition facts of a food. A row that is `part` belongs to the row above it. */
export type Nutrition = z.infer<typeof schema.nutritionSchema>;
export type SizeGuide = z.infer<typeof schema.sizeGuideSchema>;
export type ProductSort = z.infer<typeof schema.productSortSchema>;
/** Query of GET /products, every field optional. */
export type ProductsQuery = z.input<typeof schema.productsQuerySchema>;
export type Products = z.infer<typeof schema.productsSchema>;
/** All filters of products, in display order. */
export type OptionTypes = z.infer<typeof schema.optionTypesSchema>;
export type Taxons = z.infer<typeof schema.taxonsSchema>;
export interface TaxonTree {
  taxons: TaxonNode[];
}
export type Brands = z.infer<typeof schema.brandsSchema>;
export type Vendors = z.infer<typeof schema.vendorsSchema>;
