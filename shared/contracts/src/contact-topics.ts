/** What a message of the contact form is about. */
export const contactTopics = ['order', 'delivery', 'return', 'payment', 'product', 'partnership', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];
