import { z } from 'zod';
import { textSchema, uploadedFileSchema } from '../common.schema';
import { imageErrors, loginErrors } from '../error-groups';
import { codeSchema, sessionSchema, userSchema } from '../session/session.schema';

const pixels = z.coerce.number<number>().int().min(0).max(100_000);

export const updateProfileSchemas = {
  body: z.object({ firstname: textSchema(80).min(1), lastname: textSchema(80).default('') }),
  answer: userSchema,
  errors: ['NAME_CYRILLIC', 'NAME_LETTERS'] as const,
};
export type UpdateProfile = z.input<typeof updateProfileSchemas.body>;

const avatarPartsSchema = z
  .object({ image: uploadedFileSchema, left: pixels, top: pixels, size: pixels.min(16) })
  .meta({ id: 'AvatarForm' });
/** A picture, and the square to cut out of it, in pixels of the upright picture; pages send them as a form. */
export type AvatarForm = z.output<typeof avatarPartsSchema>;

const avatarFormSchema: z.ZodType<AvatarForm, z.input<typeof avatarPartsSchema> | FormData> = avatarPartsSchema;

export const updateAvatarSchemas = { body: avatarFormSchema, answer: userSchema, errors: imageErrors };

export const removeAvatarSchemas = { answer: userSchema };

export const ownOrganizationSchema = z
  .object({
    /** Seven digits. */
    registry_number: z.string(),
    name: z.string(),
    /** The name is the tax office's of this number. */
    confirmed: z.boolean(),
    address: z.string(),
    phone: z.string(),
    information: z.string(),
    employee_count: z.number().int().nullable(),
    industry: z.string(),
  })
  .meta({ id: 'OwnOrganization' });
/** The company that a shopper buys for. */
export type OwnOrganization = z.infer<typeof ownOrganizationSchema>;

const ownOrganizationAnswer = z.object({ organization: ownOrganizationSchema.nullable() });

export const getOwnOrganizationSchemas = { answer: ownOrganizationAnswer };

export const saveOwnOrganizationSchemas = {
  body: z.object({
    registry_number: textSchema(20).min(1),
    /** Taken when the tax office does not answer; otherwise its own name of the company. */
    name: textSchema(200).default(''),
    address: textSchema(300).default(''),
    phone: textSchema(24).default(''),
    information: textSchema(1000).default(''),
    employee_count: z.number().int().min(1).max(1_000_000).nullable().default(null),
    industry: textSchema(120).default(''),
  }),
  answer: ownOrganizationAnswer,
  errors: ['REGISTRY_NUMBER', 'ORGANIZATION_NOT_FOUND', 'PHONE_FORMAT'] as const,
};
export type SaveOwnOrganization = z.input<typeof saveOwnOrganizationSchemas.body>;

export const removeOwnOrganizationSchemas = { answer: ownOrganizationAnswer };

export const notificationKindSchema = z.enum(['delivery', 'price', 'stock', 'quote', 'author', 'news']);
/**
 * What the shop tells a user about, unasked: an order on its way, a lower price of a wished product, a wished product
 * in stock again, the answer to a quote, a text of an author whom the user follows, the newsletter. Confirmations and
 * receipts are always sent.
 */
export type NotificationKind = z.infer<typeof notificationKindSchema>;

export const notificationChannelSchema = z.enum(['email', 'push']);
export type NotificationChannel = z.infer<typeof notificationChannelSchema>;

const notificationChoiceSchema = z.object({
  kind: notificationKindSchema,
  channel: notificationChannelSchema,
  enabled: z.boolean(),
});

const hourSchema = z.number().int().min(0).max(23);

/** No push from the one hour on until the other, in the time of the device; never when both are the same. */
const quietHoursSchema = z.object({ from: hourSchema, to: hourSchema }).meta({ id: 'QuietHours' });
export type QuietHours = z.infer<typeof quietHoursSchema>;

const notificationSettingsSchema = z
  .object({
    /** Every kind and channel that the shop has. */
    choices: z.array(notificationChoiceSchema),
    /** Where emails go; without an address there are none. */
    email: z.string().nullable(),
    /** The newsletter was asked for and waits for the link in its email. */
    news_pending: z.boolean(),
    quiet_hours: quietHoursSchema,
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const getNotificationSettingsSchemas = { answer: notificationSettingsSchema };

/** The newsletter comes by email alone, what followed authors publish on devices alone. */
const isOffered = ({ kind, channel }: z.infer<typeof notificationChoiceSchema>): boolean =>
  channel === 'email' ? kind !== 'author' : kind !== 'news';

export const setNotificationSchemas = {
  body: notificationChoiceSchema.refine(isOffered),
  answer: notificationSettingsSchema,
};
export type NotificationChoice = z.input<typeof setNotificationSchemas.body>;

export const setQuietHoursSchemas = { body: quietHoursSchema, answer: notificationSettingsSchema };

export const requestContactSchemas = {
  /** A phone number or an email address. */
  body: z.object({ login: z.string().trim().min(1).max(200) }),
  /** Required together with the code. The same for a contact of another account. */
  answer: z.object({ token: z.string() }),
  errors: loginErrors,
};

export const confirmContactSchemas = {
  body: z.object({ token: z.string().min(1).max(100), code: codeSchema }),
  answer: userSchema,
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'LOGIN_TAKEN'] as const,
};

export const deleteAccountSchemas = {
  /** Not needed by an account without a password, nor soon after a sign-in with a code. */
  body: z.object({ current_password: z.string().min(1).max(200).optional() }),
  answer: sessionSchema,
  errors: [
    'PASSWORD_REQUIRED',
    'PASSWORD_WRONG',
    'LOGIN_THROTTLED',
    'ACCOUNT_ORDERS',
    'ACCOUNT_BALANCE',
    'ACCOUNT_STAFF',
  ] as const,
};
