import { z } from 'zod';
import { idParamsSchema, orderToken, timeSchema } from '../common.schema';
import { limits } from '../limits';
import { newWayErrors, proofSchema } from '../second-factor/second-factor.schema';
import { sessionSchema } from '../session/session.schema';

/** A key in the owner's device or password manager that signs in without a password. */
export const passkeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** It is on the owner's other devices, too. */
    is_synced: z.boolean(),
    created_at: timeSchema,
    used_at: timeSchema.nullable(),
    /** Where it was used last; null when unknown. */
    used_browser: z.string().nullable(),
    used_system: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

/** Options that the browser's WebAuthn interface reads. */
const optionsSchema = z.looseObject({ challenge: z.string() });

/** What the browser's WebAuthn interface answers; all its parts are checked with the signature. */
const responseSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

const nameSchema = z.string().trim().min(1).max(limits.passkeyName);

export const listPasskeysSchemas = { answer: z.object({ passkeys: z.array(passkeySchema) }) };

export const beginPasskeySchemas = {
  body: z.object({ proof: proofSchema.optional() }).nullish(),
  answer: optionsSchema,
  errors: ['PASSKEYS_TOO_MANY', ...newWayErrors] as const,
};

export const addPasskeySchemas = {
  body: z.object({ response: responseSchema }),
  answer: passkeySchema,
  errors: ['PASSKEY_EXPIRED', 'PASSKEY_REJECTED', 'PASSKEY_EXISTS', 'PASSKEYS_TOO_MANY'] as const,
};

export const renamePasskeySchemas = {
  params: idParamsSchema,
  body: z.object({ name: nameSchema }),
  answer: passkeySchema,
};

export const removePasskeySchemas = { params: idParamsSchema, errors: ['LAST_WAY_IN'] as const };

export const beginPasskeySignInSchemas = { answer: optionsSchema };

export const signInWithPasskeySchemas = {
  body: z.object({ response: responseSchema, ...orderToken }),
  answer: sessionSchema,
  errors: ['PASSKEY_EXPIRED', 'PASSKEY_REJECTED'] as const,
};
/** Body of POST /session/passkey. */
export type SignInWithPasskey = z.input<typeof signInWithPasskeySchemas.body>;
