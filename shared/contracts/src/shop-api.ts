/** Prefix of the Shop API. */
export const shopApiPrefix = '/api/v2';

/** Address of an order without a number: the user's current one. */
export const currentOrder = '0';

/** Headers that client and server share. */
export const shopHeaders = {
  /** Token of a guest's order. */
  orderToken: 'X-Spree-Order-Token',
  /** Site code of a call of the document server; that of a visitor is its host name. */
  site: 'X-Site',
  idempotencyKey: 'Idempotency-Key',
  /** Sent by the shop's pages with every command; another origin's page cannot set it. */
  requestedWith: 'X-Requested-With',
  /** Set on a response from before a database outage. */
  outdated: 'X-Outdated',
} as const;

/** Value of the `X-Requested-With` header. */
export const requestedWith = 'ortoo';
