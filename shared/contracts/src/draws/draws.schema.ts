import { z } from 'zod';
import { campaignParamsSchema, prizeKindSchema } from '../campaigns/campaigns.schema';
import { articleSlugSchema } from '../articles/articles.schema';
import { timeSchema } from '../common.schema';

/** `YYYY-MM-DD` in Ulaanbaatar. */
const daySchema = z.iso.date();

/** Chosen by the player's browser: the shop cannot know it when it publishes the hash of the seed. */
export const nonceSchema = z.string().regex(/^[0-9a-f]{16,64}$/);

const drawFields = {
  day: daySchema,
  /** Without a gap in its round. */
  sequence: z.number().int(),
  nonce: z.string(),
  /** The how-manieth of its player that day; 0 in a jackpot. */
  turn: z.number().int(),
  /** See `draw.rules.ts`. */
  number: z.number().int(),
  /** The prize of this number. */
  drawn_prize_id: z.number().int(),
  /** The prize that was awarded: another one when none of the drawn was left. */
  prize_id: z.number().int(),
  /** The entry that was drawn in a jackpot. */
  entry: z.number().int().nullable(),
  drawn_at: timeSchema,
};

export const drawSchema = z.object(drawFields).meta({ id: 'Draw' });
/** A draw without its player. */
export type Draw = z.infer<typeof drawSchema>;

export const ownDrawSchema = drawSchema
  .extend({
    prize: z.object({ name: z.string(), kind: prizeKindSchema }),
    /** A personal discount code, with its last day. */
    code: z.string().nullable(),
    code_expires_at: timeSchema.nullable(),
  })
  .meta({ id: 'OwnDraw' });
/** A draw as its player sees it. */
export type OwnDraw = z.infer<typeof ownDrawSchema>;

export const entrySchema = z
  .object({ number: z.number().int(), nonce: z.string(), source: z.enum(['day', 'order']), created_at: timeSchema })
  .meta({ id: 'Entry' });
/** An entry of a jackpot without its owner. */
export type Entry = z.infer<typeof entrySchema>;

export const drawRoundSchema = z
  .object({
    day: daySchema,
    /** SHA-256 of the seed, published before the day. */
    seed_hash: z.string(),
    /** Published when the round is over. */
    seed: z.string().nullable(),
    opened_at: timeSchema,
    /** Number of its draws or entries. */
    count: z.number().int(),
    odds: z.array(z.object({ id: z.number().int(), name: z.string(), weight: z.number().int() })),
  })
  .meta({ id: 'DrawRound' });
/** A day of draws, or a jackpot: what was published before and after. */
export type DrawRound = z.infer<typeof drawRoundSchema>;

/** Rows in one answer; the next one continues after the last. */
const afterSchema = z.coerce.number().int().min(0).max(2_147_483_647).default(0);

export const listDrawsSchemas = {
  params: campaignParamsSchema,
  query: z.object({ day: daySchema.optional(), after: afterSchema }),
  answer: z
    .object({
      /** The requested day, else the newest that is over, else the current one. */
      round: drawRoundSchema.nullable(),
      draws: z.array(drawSchema),
      /** Where the next answer begins; null after the last. */
      next: z.number().int().nullable(),
      /** Days with a round, the newest first. */
      days: z.array(daySchema),
    })
    .meta({ id: 'Draws' }),
};
export type Draws = z.infer<typeof listDrawsSchemas.answer>;

export const listEntriesSchemas = {
  params: campaignParamsSchema,
  query: z.object({ after: afterSchema }),
  answer: z.object({ entries: z.array(entrySchema), next: z.number().int().nullable() }).meta({ id: 'Entries' }),
};

export const chancesSchema = z
  .object({
    /** How often the user may play today. */
    left: z.number().int(),
    /** When there is a new chance; null when the campaign ends before. */
    next_at: timeSchema.nullable(),
    /** Why the user may not play at all. */
    blocked_by: z.enum(['phone', 'staff']).nullable(),
  })
  .meta({ id: 'Chances' });
export type Chances = z.infer<typeof chancesSchema>;

export const ownEntrySchema = entrySchema.extend({ order_number: z.string().nullable() }).meta({ id: 'OwnEntry' });
export type OwnEntry = z.infer<typeof ownEntrySchema>;

export const listOwnDrawsSchemas = {
  params: campaignParamsSchema,
  answer: chancesSchema
    .extend({ draws: z.array(ownDrawSchema), entries: z.array(ownEntrySchema) })
    .meta({ id: 'OwnDraws' }),
};
export type OwnDraws = z.infer<typeof listOwnDrawsSchemas.answer>;

/** Without a slug it is the running campaign of this kind. */
const playSchema = z.object({ nonce: nonceSchema, slug: articleSlugSchema.optional() });

const drawErrors = ['DRAW_CLOSED', 'DRAW_USED', 'DRAW_PHONE', 'DRAW_STAFF'] as const;

export const spinWheelSchemas = {
  body: playSchema,
  answer: chancesSchema.extend({ draw: ownDrawSchema }).meta({ id: 'WheelResult' }),
  errors: drawErrors,
};
export type WheelResult = z.infer<typeof spinWheelSchemas.answer>;

export const enterJackpotSchemas = {
  body: playSchema,
  answer: chancesSchema.extend({ entry: ownEntrySchema }).meta({ id: 'JackpotEntry' }),
  errors: drawErrors,
};
export type JackpotEntry = z.infer<typeof enterJackpotSchemas.answer>;
