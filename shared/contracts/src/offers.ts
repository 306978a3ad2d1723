import type { z } from 'zod';
import type * as schema from './offers.schema';

/** What a member of staff sends to change the prices of a product. */
export type ProductChange = z.input<typeof schema.productChangeSchema>;
/** What a member of staff sends to change the prices or the stock of a variant. */
export type VariantChange = z.input<typeof schema.variantChangeSchema>;
