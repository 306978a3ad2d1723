import { z } from 'zod';

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

/** Days of the week, Monday is 1, on which a place is open at the same hours. */
export const openingSchema = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1),
  opens: clock,
  closes: clock,
});
export type Opening = z.infer<typeof openingSchema>;

export const storeSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    /** A store sells; a pickup place hands out orders. */
    kind: z.enum(['store', 'pickup']),
    name: z.string(),
    address: z.string(),
    /** Directions to the place. */
    directions: z.string(),
    phone: z.string(),
    hours: z.array(openingSchema),
  })
  .meta({ id: 'Store' });
/** A physical store, or a place where orders are picked up. */
export type Store = z.infer<typeof storeSchema>;

export const pickupLocationSchema = storeSchema.pick({
  id: true,
  name: true,
  address: true,
  directions: true,
  phone: true,
  hours: true,
});
export type PickupLocation = z.infer<typeof pickupLocationSchema>;

export const listStoresSchemas = { answer: z.object({ stores: z.array(storeSchema) }) };
export type Stores = z.infer<typeof listStoresSchemas.answer>;
