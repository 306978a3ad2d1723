/** Query that opens the documents of a guest's order. */
export const guestQuery = (orderToken: string | undefined): string =>
  orderToken === undefined ? '' : `?order_token=${orderToken}`;

/** Paths of answers that are no JSON, relative to `shopApiPrefix`; all others are endpoints. */
export const documentPaths = {
  receiptPdf: (number: string) => `/orders/${number}/receipt.pdf`,
  couponPdf: (id: number) => `/coupons/${id}/ticket.pdf`,
  couponQr: (id: number) => `/coupons/${id}/qr.svg`,
  /** Of several orders, separated by commas. */
  packingSlips: (numbers: string) => `/back_office/orders/slips.pdf?numbers=${numbers}`,
  parcelLabels: (numbers: string) => `/back_office/orders/labels.pdf?numbers=${numbers}`,
  pickListPdf: '/back_office/pick_list.pdf',
  /** With the query of the list. */
  ordersCsv: (query: string) => `/back_office/orders/export.csv?${query}`,
  productsCsv: (query: string) => `/back_office/products/export.csv?${query}`,
  shopDayCsv: (day: string) => `/back_office/days/${day}/export.csv`,
  /** Workers of the scanner, and what it is installed with. */
  scannerFile: (name: string) => `/back_office/scanner/${name}`,
  personalData: '/users/data.html',
  openApi: '/openapi.json',
} as const;
