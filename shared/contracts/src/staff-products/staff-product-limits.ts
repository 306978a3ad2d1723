/** Limits of what staff write about a product. */
export const staffProductLimits = {
  name: 300,
  description: 20_000,
  slug: 80,
  code: 120,
  images: 40,
  imageAlt: 200,
  variants: 100,
  options: 5,
  specifications: 100,
  stock: 1_000_000,
  price: 999_999_999,
} as const;

/** Bytes of a file of products that staff may send; larger ones are imported on the server. */
export const importLimit = 8 * 1024 * 1024;
