/** Whole tugrik as typed, `-12,500`; undefined when it is no amount. */
export const signedAmount = (typed: string): number | undefined => {
  const plain = typed.replace(/[\s,'₮]/g, '').replace(/^[−–]/, '-');
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
};
