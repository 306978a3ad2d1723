const maxDigits = 9;

/** Whole tugrik as people type it: with spaces, commas or the sign of the tugrik. */
const digitsOf = (typed: string): string => typed.replaceAll(/[\s,₮'’]/g, '');

/** An empty field is right: it is no limit. */
export const isPrice = (typed: string): boolean => new RegExp(`^\\d{0,${maxDigits}}$`).test(digitsOf(typed));

/** The limit that a right field sets; undefined for none. */
export const typedPrice = (typed: string): number | undefined => Number(digitsOf(typed)) || undefined;
