import { z } from 'zod';
import { timeSchema } from '../common.schema';
import { codeOrRecoverySchema } from '../session/session.schema';

export const secondFactorSchema = z
  .object({
    /** Since when sign-ins need the app; null when they do not. */
    since: timeSchema.nullable(),
    /** Members of staff cannot turn it off. */
    is_required: z.boolean(),
    recovery_codes_left: z.number().int(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

/** That it is the owner, and not somebody at an unlocked device. */
export const proofSchema = z.union([
  z.object({ password: z.string().min(1).max(200) }),
  z.object({ code: codeOrRecoverySchema }),
]);
export type SecondFactorProof = z.input<typeof proofSchema>;

/** Ways in which a user can give the proof that `PROOF_REQUIRED` asks for; without one, a new sign-in is needed. */
export const proofWaySchema = z.enum(['code', 'password']);
export type ProofWay = z.infer<typeof proofWaySchema>;

/** A new way to sign in needs a proof, except soon after a sign-in. */
export const newWayErrors = ['PROOF_REQUIRED', 'WRONG_CREDENTIALS', 'SECOND_FACTOR_WRONG', 'LOGIN_THROTTLED'] as const;

const proofErrors = ['WRONG_CREDENTIALS', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF', 'LOGIN_THROTTLED'] as const;

export const getSecondFactorSchemas = { answer: secondFactorSchema };

export const beginSecondFactorSchemas = {
  /** `SecondFactorSetup` */
  answer: z.object({ secret: z.string(), address: z.string(), qr: z.string() }),
  errors: ['SECOND_FACTOR_ON'] as const,
};

export const confirmSecondFactorSchemas = {
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  /** Shown once; each replaces the app for one use. */
  answer: recoveryCodesSchema,
  errors: ['SECOND_FACTOR_ON', 'SECOND_FACTOR_WRONG', 'LOGIN_THROTTLED'] as const,
};

export const renewRecoveryCodesSchemas = { body: proofSchema, answer: recoveryCodesSchema, errors: proofErrors };

export const endSecondFactorSchemas = { body: proofSchema, answer: secondFactorSchema, errors: proofErrors };
