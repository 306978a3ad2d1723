import { z } from 'zod';
import { idParamsSchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';
import { contactTopics } from '../contact-topics';

const topicSchema = z.enum(contactTopics);

export const contactFormSchema = z.object({
  name: textSchema(100).min(1),
  /** Where the answer goes; either of the two is required. */
  email: textSchema(200).default(''),
  phone: textSchema(40).default(''),
  topic: topicSchema,
  order_number: textSchema(20).default(''),
  message: textSchema(4000).min(1),
  /** From `getContactToken`: when the form was shown. */
  token: z.string().max(200),
  /** Hidden from people; whoever fills it in is a program. */
  website: z.string().max(200).default(''),
  /** Path of the page with the form, for a browser without script. */
  return_to: z.string().max(300).optional(),
});

export const getContactTokenSchemas = { answer: z.object({ token: z.string() }) };

export const sendContactFormSchemas = {
  body: contactFormSchema,
  answer: z.object({
    /** Whether a copy goes to the sender's address. */
    copied: z.boolean(),
  }),
  errors: ['EMAIL_FORMAT', 'PHONE_FORMAT', 'CONTACT_WAY', 'FORM_FAST', 'FORM_EXPIRED'] as const,
};

export const contactMessageSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    topic: topicSchema,
    order_number: z.string().nullable(),
    message: z.string(),
    locale: z.string(),
    /** Why it was held back; null for a message that was passed on. */
    held_for: z.enum(['trap', 'links', 'flood']).nullable(),
    created_at: timeSchema,
    handled_at: timeSchema.nullable(),
  })
  .meta({ id: 'ContactMessage' });
/** A message of the contact form as staff see it. */
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const listContactFormsSchemas = {
  query: pagingQuerySchema.extend({ state: z.enum(['open', 'held', 'handled']).default('open') }),
  answer: pagingSchema.extend({ contact_forms: z.array(contactMessageSchema) }).meta({ id: 'ContactMessages' }),
};

export const handleContactFormSchemas = { params: idParamsSchema, answer: contactMessageSchema };

export const releaseContactFormSchemas = { params: idParamsSchema, answer: contactMessageSchema };
