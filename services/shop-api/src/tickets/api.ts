/** Public interface of the tickets module. */
export { attachmentBytes } from './attachment-bytes';
export { type CouponState, couponState, publicKeyOf, signCoupon, verifyCoupon } from './coupon-code.rules';
export { serializeCoupon } from './coupon.mapper';
export { cancelCoupons, findCouponsOfOrder, insertCoupons, type CouponRow } from './coupons.tables';
export { couponsFor, isIssued } from './issue-coupons.rules';
export { type IssuedLicense, licensesFor } from './issue-licenses.rules';
export { serializeLicense } from './license.mapper';
export {
  cancelLicenses,
  cancelLicensesOfLine,
  findLicensesOfOrder,
  findLicensesOfUser,
  insertLicenses,
  type LicenseRow,
} from './licenses.tables';
export { findSigner, signerOf } from './signer';
