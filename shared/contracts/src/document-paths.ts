/** Query that opens the documents of a guest's order. */
export const guestQuery = (orderToken: string | undefined): string =>
  orderToken === undefined ? '' : `?order_token=${orderToken}`;

/** Paths of answers that are no JSON, relative to `shopApiPrefix`; all others are endpoints. */
export const documentPaths = {
  receiptPdf: (number: string) => `/orders/${number}/receipt.pdf`,
  couponPdf: (id: number) => `/coupons/${id}/ticket.pdf`,
  couponQr: (id: number) => `/coupons/${id}/qr.svg`,
  openApi: '/openapi.json',
} as const;
