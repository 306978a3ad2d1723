import type { FacetOption } from './facets.rules';

/** Something that can be chosen: its code, its name where that is another, its colour. */
export type NamedValue = readonly [code: string, name?: string, swatch?: string];

/** What codes are called, by the filter they belong to. */
export type Names = Readonly<Partial<Record<string, readonly NamedValue[]>>>;

/**
 * The options with those chosen that the list does not have. Their order is that of the whole list and never changes
 * with a choice: an option that moved away would take the keyboard's focus with it.
 */
export const withChosen = (found: readonly FacetOption[], chosen: readonly string[]): FacetOption[] => [
  ...chosen.filter(code => !found.some(([known]) => known === code)).map((code): FacetOption => [code, 0]),
  ...found,
];

/** Options as they are when nobody has counted. */
export const uncounted = (values: readonly NamedValue[] = []): FacetOption[] => values.map(([code]) => [code]);

/** Options in the order of their values: sizes from small to large. What has no place in it comes last. */
export const inOrderOf = (options: readonly FacetOption[], values: readonly NamedValue[] = []): FacetOption[] => {
  const places = new Map(values.map(([code], at) => [code, at]));
  const placeOf = ([code]: FacetOption) => places.get(code) ?? values.length;
  return [...options].sort((a, b) => placeOf(a) - placeOf(b));
};

/** What a code is called; the code itself where nobody knows. */
export const nameIn = (values: readonly NamedValue[] | undefined, code: string): string =>
  values?.find(([value]) => value === code)?.[1] ?? code;
