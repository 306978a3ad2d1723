import type { ShipmentStep } from './shipping';

/** Coupon reference for the API from scanned or typed input: of a signed code, the number inside. */
export const couponReference = (scanned: number | string): string => {
  const text = String(scanned).trim();
  const parts = text.split('.');
  return encodeURIComponent(parts.length === 6 ? (parts[3] ?? text) : text);
};

/**
 * Paths of the Shop API for staff, relative to `shopApiPrefix`. Separate from `shopPaths`, so that no public bundle
 * reveals them.
 */
export const staffPaths = {
  me: '/back_office/users/me',
  /** For administrators. */
  roles: '/back_office/users/roles',

  coupons: '/back_office/coupons',
  /** By id, by the number under the QR, or by the content of the QR code. */
  coupon: (idOrCode: number | string) => `/back_office/coupons/${couponReference(idOrCode)}`,
  couponUse: (idOrCode: number | string) => `/back_office/coupons/${couponReference(idOrCode)}/use`,
  couponScans: (id: number) => `/back_office/coupons/${id}/scans`,

  reviews: '/back_office/reviews',
  review: (id: number) => `/back_office/reviews/${id}`,

  returns: '/back_office/return_authorizations',
  decideReturn: (id: number, verb: 'approve' | 'refuse' | 'refund' | 'pay') =>
    `/back_office/return_authorizations/${id}/${verb}`,

  shipments: '/back_office/shipments',
  moveShipment: (number: string, step: ShipmentStep) => `/shipments/${number}/${step}`,
} as const;
