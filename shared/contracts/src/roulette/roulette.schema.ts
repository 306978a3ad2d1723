import { z } from 'zod';
import { idParamsSchema, idSchema, pagingQuerySchema, pagingSchema, pictureSchema, timeSchema } from '../common.schema';

const nameSchema = z.object({ mn: z.string().trim().min(1).max(80), en: z.string().trim().min(1).max(80) });
/** A name in the languages that staff read. */
export type RouletteName = z.infer<typeof nameSchema>;

export const checkRouletteAuthSchemas = {
  answer: z
    .object({
      /** Signed in. */
      authorized: z.boolean(),
      name: z.string().nullable(),
    })
    .meta({ id: 'RouletteAuth' }),
};

export const checkRouletteAdminSchemas = {
  answer: z
    .object({
      /** May open and draw. */
      admin: z.boolean(),
    })
    .meta({ id: 'RouletteAdmin' }),
};

const locationFields = {
  name: nameSchema,
  /** Numbers are given and drawn only where it is open. */
  is_open: z.boolean(),
};
const locationSchema = z
  .object({
    id: z.number().int(),
    ...locationFields,
    numbers_count: z.number().int(),
    /** Prizes that are left. */
    stock: z.number().int(),
  })
  .meta({ id: 'RouletteLocation' });
/** A place with its own numbers and prizes, such as a store on the day of its opening. */
export type RouletteLocation = z.infer<typeof locationSchema>;

export const listRouletteLocationsSchemas = {
  answer: z.object({ locations: z.array(locationSchema) }).meta({ id: 'RouletteLocations' }),
};
export const createRouletteLocationSchemas = { body: z.object(locationFields), answer: locationSchema };
export const changeRouletteLocationSchemas = { ...createRouletteLocationSchemas, params: idParamsSchema };

const productFields = { name: nameSchema, image: pictureSchema.nullable() };
const productSchema = z.object({ id: z.number().int(), ...productFields }).meta({ id: 'RouletteProduct' });
/** A prize. */
export type RouletteProduct = z.infer<typeof productSchema>;

export const listRouletteProductsSchemas = {
  answer: z.object({ products: z.array(productSchema) }).meta({ id: 'RouletteProducts' }),
};
export const createRouletteProductSchemas = { body: z.object(productFields), answer: productSchema };
export const changeRouletteProductSchemas = { ...createRouletteProductSchemas, params: idParamsSchema };

const atLocationSchema = z.object({ location_id: idSchema });

const stockSchema = z
  .object({ location_id: z.number().int(), product: productSchema, count: z.number().int() })
  .meta({ id: 'RouletteStock' });
/** How many of a prize are left at a location. */
export type RouletteStock = z.infer<typeof stockSchema>;

export const listRouletteStocksSchemas = {
  query: atLocationSchema,
  answer: z.object({ stocks: z.array(stockSchema) }).meta({ id: 'RouletteStocks' }),
};
export const changeRouletteStockSchemas = {
  body: atLocationSchema.extend({ product_id: idSchema, count: z.number().int().min(0).max(100_000) }),
  answer: stockSchema,
};

const rouletteUserSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Digits of a Mongolian number. */
    phone: z.string(),
    numbers_count: z.number().int(),
  })
  .meta({ id: 'RouletteUser' });
/** Somebody who takes part. */
export type RouletteUser = z.infer<typeof rouletteUserSchema>;

export const listRouletteUsersSchemas = {
  query: pagingQuerySchema.extend({ q: z.string().trim().max(80).default('') }),
  answer: pagingSchema.extend({ users: z.array(rouletteUserSchema) }).meta({ id: 'RouletteUsers' }),
};
/** Removes the name and the phone number; the numbers stay. */
export const removeRouletteUserSchemas = { params: idParamsSchema };

const numberSchema = z
  .object({
    id: z.number().int(),
    number: z.number().int(),
    user: z.object({ id: z.number().int(), name: z.string(), phone: z.string() }),
    issued_at: timeSchema,
    /** What it has won. */
    won: z.string().nullable(),
  })
  .meta({ id: 'RouletteNumber' });
/** A number of a participant at a location. */
export type RouletteNumber = z.infer<typeof numberSchema>;

export const listRouletteNumbersSchemas = {
  query: pagingQuerySchema.extend({ location_id: idSchema }),
  answer: pagingSchema.extend({ numbers: z.array(numberSchema) }).meta({ id: 'RouletteNumbers' }),
};
export const giveRouletteNumberSchemas = {
  body: atLocationSchema.extend({ name: z.string().trim().min(1).max(80), phone: z.string().max(40) }),
  answer: numberSchema,
  errors: ['PHONE_FORMAT', 'ROULETTE_CLOSED'] as const,
};

const drawSchema = z
  .object({
    id: z.number().int(),
    product: productSchema,
    opened_at: timeSchema,
    /** SHA-256 of the seed, public before anybody knows who takes part. */
    seed_hash: z.string(),
    drawn_at: timeSchema.nullable(),
    /** Public once it has been drawn. */
    seed: z.string().nullable(),
    /** Those that took part, in their order. */
    entries: z.array(z.object({ number: z.number().int(), nonce: z.string() })),
    /** The number that won. */
    number: z.number().int().nullable(),
  })
  .meta({ id: 'RouletteDraw' });
/** A draw that anybody can check: it names no person. */
export type RouletteDraw = z.infer<typeof drawSchema>;

export const listRouletteDrawsSchemas = {
  query: atLocationSchema,
  answer: z.object({ draws: z.array(drawSchema) }).meta({ id: 'RouletteDraws' }),
};
export const openRouletteDrawSchemas = {
  body: atLocationSchema.extend({ product_id: idSchema }),
  answer: drawSchema,
  errors: ['ROULETTE_CLOSED', 'ROULETTE_RUNNING', 'ROULETTE_NO_STOCK'] as const,
};
export const drawRouletteSchemas = {
  params: idParamsSchema,
  answer: z
    .object({ draw: drawSchema, winner: z.object({ name: z.string(), phone: z.string() }) })
    .meta({ id: 'RouletteResult' }),
  errors: ['ROULETTE_DRAWN', 'ROULETTE_NO_STOCK', 'ROULETTE_NO_NUMBERS'] as const,
};
