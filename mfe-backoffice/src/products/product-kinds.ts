/** Kinds that a new product can have. */
export const productKinds = ['goods', 'trip', 'hotel', 'coupon', 'ticket'] as const;
