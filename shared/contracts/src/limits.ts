import { money } from './money';

/** Numbers of the business and the limits both ends keep. A site's configuration may change the page size. */
export const limits = {
  productsPerPage: 40,
  newArrivals: 40,
  defaultLookup: 20,
  suggest: 50,
  related: 30,
  sameSeries: 20,
  aggregationBucket: 20,
  termsAggregation: 200,
  filterValues: 20,
  perPageMax: 100,
  compare: 4,
  viewed: 40,
  searchHistory: 10,
  lineQuantity: 99,
  packageProducts: 20,
  promoCodeDigits: 4,
  passwordMin: 8,
  ageGateYears: 21,
  stayRooms: 9,
  stayGuests: 18,
  stayNights: 30,
  bookingAheadDays: 550,
  tripPassengers: 20,
  quoteTravellers: 60,
  quoteQuantity: 999,
  quoteMessage: 2000,
  returnMemo: 1000,
} as const;

/** What a review may be. Sizes in bytes, edges in pixels. */
export const reviewLimits = {
  perPage: 10,
  /** So many come with a page's HTML. */
  first: 4,
  commentMin: 10,
  commentMax: 2000,
  images: 5,
  imageBytes: 8 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** The longer edge of a picture as it is kept. */
  imageEdge: 1600,
} as const;

/** Times in milliseconds. */
export const times = {
  shopTimeout: 60_000,
  searchTimeout: 10_000,
  wishDebounce: 500,
  justChanged: 3_000,
  pushPrompt: 10_000,
  stockHold: 10 * 60_000,
  /** A loan is applied for once the down payment has been paid: that takes longer. */
  leaseHold: 60 * 60_000,
  /** So long after paying a buyer can still say whose the VAT receipt is. */
  receiptChoice: 15 * 60_000,
  /** So long the code of a sign-up is good. */
  signUpCode: 10 * 60_000,
  /** A code can be sent again after so long. */
  codeResend: 60_000,
  idempotencyLifetime: 24 * 3_600_000,
} as const;

/** Below this width, in pixels, a page has its mobile layout. */
export const mobileBreakpoint = 992;

/** Instalments: from which total, which share down, which interest a month, and the bounds of the financed sum. */
export const leaseTerms = {
  barrier: money(120_000),
  downPaymentShare: 0.3,
  interestPercent: 1.8,
  min: money(120_000),
  max: money(1_500_000),
  productLimit: money(120_000),
  /** For how many months one may pay. */
  months: [3, 6, 9, 12, 18, 24],
  defaultMonths: 6,
} as const;

/** A product with a lower price than this or equal to it is not for sale yet. */
export const lowestPrice = money(1);

/** Widths in which pictures are served. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
