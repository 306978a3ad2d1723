/** What a signed code says; only its signature shows whether it is true. */
export interface CouponCode {
  /** Text that the signature is of. */
  signed: string;
  /** In base64url. */
  signature: string;
  /** Id of the key. */
  kid: string;
  kind: 'coupon' | 'ticket';
  number: string;
  validUntil: Date;
  /** Id of the product; null in codes of the first version. */
  event: number | null;
}

/** Number of parts by version. */
const versions: Readonly<Record<string, number>> = { O1: 6, O2: 7 };

/** The parts of a signed code: `O2.<key>.<c|t>.<number>.<expiry>.<product>.<signature>`, in base 36. */
export const readCouponCode = (code: string): CouponCode | undefined => {
  const text = code.trim();
  const parts = text.split('.');
  const [version = '', kid, kind, number, expiry] = parts;
  const signature = parts.at(-1);
  if (parts.length !== versions[version] || !kid || !kind || !number || !expiry || !signature) return undefined;
  return {
    signed: text.slice(0, text.lastIndexOf('.')),
    ...{ signature, kid, number },
    kind: kind === 't' ? 'ticket' : 'coupon',
    validUntil: new Date(parseInt(expiry, 36) * 1000),
    event: version === 'O2' ? parseInt(parts[5] ?? '', 36) || null : null,
  };
};

/** Whether somebody scanned a code with a signature, which a number under a code has not. */
export const hasSignature = (scanned: string): boolean => scanned.includes('.');

/** Number of a coupon for people to read, from scanned or typed input. */
export const couponReference = (scanned: string): string =>
  readCouponCode(scanned)?.number ?? scanned.trim().toUpperCase();
