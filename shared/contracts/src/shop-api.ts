/** Prefix of the Shop API. */
export const shopApiPrefix = '/api/v2';

/** Address of an order without a number: the user's current one. */
export const currentOrder = '0';

/** Headers that client and server share. */
export const shopHeaders = {
  /** Token of a guest's order. */
  orderToken: 'X-Spree-Order-Token',
  /** Site code, when the host name does not determine it. */
  site: 'X-Site',
  idempotencyKey: 'Idempotency-Key',
  /** Sent by the shop's pages with every command; another origin's page cannot set it. */
  requestedWith: 'X-Requested-With',
} as const;

/** Value of the `X-Requested-With` header. */
export const requestedWith = 'ortoo';

/** Paths relative to `shopApiPrefix`. */
export const shopPaths = {
  siteData: '/site_data',
  taxons: '/taxons/all',
  taxonTree: '/taxons/tree',
  /** One category; also resolves earlier permalinks. */
  taxon: (permalink: string) => `/taxons/${permalink.split('/').map(encodeURIComponent).join('/')}`,
  optionTypes: '/option_types',
  products: '/products',
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  relatedProducts: (slug: string) => `/products/${encodeURIComponent(slug)}/related`,
  stockItems: (variantId: number) => `/products/0/variants/${variantId}/stock_items`,
  variant: (id: number) => `/variants/${id}`,
  brands: '/brands',
  brand: (code: string) => `/brands/${encodeURIComponent(code)}`,
  vendors: '/vendors',
  vendor: (idOrCode: number | string) => `/vendors/${encodeURIComponent(idOrCode)}`,
  badges: '/badges',
  badge: (id: number) => `/badges/${id}`,
  stores: '/stores',
  lookBooks: '/look_books',
  lookBook: (slug: string) => `/look_books/${encodeURIComponent(slug)}`,
  nutrition: (slug: string) => `/products/${encodeURIComponent(slug)}/nutrition`,
  sizeGuide: (code: string) => `/size_guides/${encodeURIComponent(code)}`,
  productReviews: (slug: string) => `/products/${encodeURIComponent(slug)}/reviews`,
  vendorReviews: (idOrCode: number | string) => `/vendors/${encodeURIComponent(idOrCode)}/reviews`,
  review: (id: number) => `/reviews/${id}`,
  reviewHelpful: (id: number) => `/reviews/${id}/helpful`,

  amenities: '/hotel/amenity_list',
  hotels: '/hotel/hotels',
  hotelRooms: '/hotel/hotel_rooms',
  hotelDetail: '/hotel/hotel_detail',
  stayPrice: '/hotel/calculate_price',
  departures: '/trip/departures',
  quotes: '/quotes',
  myQuotes: '/quotes/mine',

  currentOrder: '/orders/current',
  myOrders: '/orders/mine',
  order: (number: string) => `/orders/${number}`,
  emptyOrder: (number: string) => `/orders/${number}/empty`,
  lineItems: (number: string) => `/orders/${number}/line_items`,
  packages: (number: string) => `/orders/${number}/packages`,
  lineItem: (number: string, id: number) => `/orders/${number}/line_items/${id}`,
  checkout: (number: string) => `/checkouts/${number}`,
  pickupLocations: (number: string) => `/checkouts/${number}/pickup_locations`,
  checkoutNext: (number: string) => `/checkouts/${number}/next`,
  checkoutAdvance: (number: string) => `/checkouts/${number}/advance`,
  checkoutComplete: (number: string) => `/checkouts/${number}/complete`,
  paymentMethods: '/checkouts/payment_methods',
  paymentInvoice: (number: string, id: number) => `/orders/${number}/payments/${id}/invoice`,
  mostInApp: (number: string) => `/checkouts/${number}/most_in_app`,
  receipt: (number: string) => `/orders/${number}/receipt`,
  receiptPdf: (number: string) => `/orders/${number}/receipt.pdf`,
  organization: (registry: string) => `/receipts/organizations/${encodeURIComponent(registry)}`,
  leaseQuote: (amount: number) => `/lease/quote?amount=${amount}`,
  orderLeaseQuote: (number: string) => `/orders/${number}/lease/quote`,
  lease: (number: string) => `/orders/${number}/lease`,
  leasePayments: (number: string) => `/orders/${number}/lease/payments`,
  leasePaymentCheck: (number: string, id: number) => `/orders/${number}/lease/payments/${id}/check`,
  leaseApplication: (number: string) => `/orders/${number}/lease/application`,
  checkLend: (number: string) => `/orders/${number}/check_lend`,
  paymentCheck: (number: string, id: number) => `/orders/${number}/payments/${id}/check`,

  addresses: '/addresses',
  address: (id: number) => `/addresses/${id}`,
  provinces: '/addresses/provinces',
  districts: (province: string) => `/addresses/provinces/${province}/districts`,
  subdistricts: (district: string) => `/addresses/districts/${district}/subdistricts`,

  coupons: '/coupons',
  coupon: (id: number) => `/coupons/${id}`,
  couponPdf: (id: number) => `/coupons/${id}/ticket.pdf`,
  eTickets: '/e_tickets',
  couponQr: (id: number) => `/coupons/${id}/qr.svg`,
  couponKey: '/coupons/public_key',

  articles: '/articles',
  article: (slug: string) => `/articles/${encodeURIComponent(slug)}`,
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  ageGate: '/age_gate',

  wishedProducts: '/wished_products',
  addWish: '/wishlists/add_id',
  removeWish: '/wishlists/remove_id',

  session: '/session',
  signUp: '/users',
  confirmSignUp: '/users/confirm',
  me: '/users/me',
  token: '/oauth/token',
  revoke: '/oauth/revoke',

  openApi: '/openapi.json',
} as const;
