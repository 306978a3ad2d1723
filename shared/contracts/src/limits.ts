import { money } from './money';

/** Business numbers and limits that client and server share. A site's configuration may change the page size. */
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
  bookmarks: 500,
  savedProducts: 200,
  wishlists: 20,
  wishlistName: 60,
  /** Products of all wish lists of a shopper. */
  wishes: 500,
  lineQuantity: 99,
  /** Lines of a cart. */
  cartLines: 200,
  /** Custom values of a line. */
  lineOptions: 20,
  packageProducts: 20,
  promoCodeDigits: 4,
  passwordMin: 8,
  passkeys: 20,
  passkeyName: 60,
  ageGateYears: 21,
  /** Nobody is older. */
  ageMaxYears: 120,
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

/** Limits of a review. Sizes in bytes, edges in pixels. */
export const reviewLimits = {
  perPage: 10,
  /** Number of reviews in a page's HTML. */
  first: 4,
  commentMin: 10,
  commentMax: 2000,
  images: 5,
  imageBytes: 8 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** The longer edge of a stored picture. */
  imageEdge: 1600,
} as const;

/** Edge of a stored picture of a user, in pixels. */
export const avatarEdge = 512;

/** Times in milliseconds. */
export const times = {
  shopTimeout: 60_000,
  searchTimeout: 10_000,
  wishDebounce: 500,
  justChanged: 3_000,
  pushPrompt: 10_000,
  stockHold: 10 * 60_000,
  /** A loan is applied for after the down payment, which takes longer. */
  leaseHold: 60 * 60_000,
  /** Time after payment in which a buyer can change the recipient of the VAT receipt. */
  receiptChoice: 15 * 60_000,
  /** Lifetime of a code by SMS or email. */
  oneTimeCode: 10 * 60_000,
  /** Lifetime of the link that confirms an email address. */
  emailConfirmation: 3 * 24 * 3_600_000,
  /** Time after a sign-in with a code in which a new password needs no current one. */
  newPassword: 15 * 60_000,
  /** Time after a sign-in in which a new way to sign in needs no further proof of the owner. */
  freshSignIn: 10 * 60_000,
  /** Lifetime of the link that confirms a subscription. */
  subscriptionConfirmation: 7 * 24 * 3_600_000,
  /** Minimum time before a code can be sent again. */
  codeResend: 60_000,
  /** What lapses within this time is pointed out. */
  lapsingSoon: 30 * 24 * 3_600_000,
  idempotencyLifetime: 24 * 3_600_000,
} as const;

/** Instalments: minimum total, down payment share, monthly interest, and the bounds of the financed amount. */
export const leaseTerms = {
  barrier: money(120_000),
  downPaymentShare: 0.3,
  interestPercent: 1.8,
  min: money(120_000),
  max: money(1_500_000),
  productLimit: money(120_000),
  /** Available numbers of months. */
  months: [3, 6, 9, 12, 18, 24],
  defaultMonths: 6,
} as const;

/** A product whose price is at most this is not for sale yet. */
export const lowestPrice = money(1);

/** Widths in which pictures are served. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
