/** An amount as people type it, with spaces, commas or the sign of the tugrik; undefined when invalid. */
export const typedAmount = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/[\s,₮'’]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
};
