/** A whole number as it is typed; groups of digits may be separated. Undefined for anything else. */
export const amountOf = (text: string, { min, max }: { min: number; max: number }): number | undefined => {
  const digits = text.replace(/[\s,'’₮]/g, '');
  const amount = Number(digits);
  return /^\d+$/.test(digits) && amount >= min && amount <= max ? amount : undefined;
};
