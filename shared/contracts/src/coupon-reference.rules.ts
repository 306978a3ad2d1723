/** Coupon reference for the API from scanned or typed input: of a signed code, the number inside. */
export const couponReference = (scanned: string): string => {
  const text = scanned.trim();
  const parts = text.split('.');
  return parts.length === 6 ? (parts[3] ?? text) : text;
};
