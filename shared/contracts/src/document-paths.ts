/** Paths of answers that are no JSON, relative to `shopApiPrefix`; all others are endpoints. */
export const documentPaths = {
  receiptPdf: (number: string) => `/orders/${number}/receipt.pdf`,
  couponPdf: (id: number) => `/coupons/${id}/ticket.pdf`,
  couponQr: (id: number) => `/coupons/${id}/qr.svg`,
  openApi: '/openapi.json',
} as const;
