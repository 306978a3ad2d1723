import { z } from 'zod';
import { idParamsSchema, pagingQuerySchema, pagingSchema, pictureSchema, timeSchema } from '../common.schema';

export const notificationSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(['order', 'price', 'stock', 'quote', 'article', 'publication']),
    title: z.string(),
    text: z.string().nullable(),
    /** Where it leads, without the language. */
    path: z.string(),
    image: pictureSchema.nullable(),
    created_at: timeSchema,
    is_read: z.boolean(),
  })
  .meta({ id: 'Notification' });
/** Something that a user is told on the site. */
export type Notification = z.infer<typeof notificationSchema>;

const unread = { unread_count: z.number().int() };
const unreadSchema = z.object(unread).meta({ id: 'UnreadNotifications' });

export const listNotificationsSchemas = {
  query: pagingQuerySchema,
  answer: pagingSchema.extend({ ...unread, notifications: z.array(notificationSchema) }).meta({ id: 'Notifications' }),
};
export type Notifications = z.infer<typeof listNotificationsSchemas.answer>;

export const countUnreadNotificationsSchemas = { answer: unreadSchema };

export const readNotificationSchemas = { params: idParamsSchema, answer: unreadSchema };

export const readAllNotificationsSchemas = { answer: unreadSchema };
