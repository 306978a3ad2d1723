/** An option of a filter, and its number of products when available. */
export type FacetOption = readonly [code: string, count?: number];

/** An option: its code, its name if different, its colour. */
export type NamedValue = readonly [code: string, name?: string, swatch?: string];

/** Names of codes by filter. */
export type Names = Readonly<Partial<Record<string, readonly NamedValue[]>>>;

/**
 * The options including chosen ones that the list lacks. Their order is that of the whole list and never changes with a
 * choice: an option that moved would lose the keyboard focus.
 */
export const withChosen = (found: readonly FacetOption[], chosen: readonly string[]): FacetOption[] => [
  ...chosen.filter(code => !found.some(([known]) => known === code)).map((code): FacetOption => [code, 0]),
  ...found,
];

/** Options without counts. */
export const uncounted = (values: readonly NamedValue[] = []): FacetOption[] => values.map(([code]) => [code]);

/** Options in the order of their values: sizes from small to large. Unknown ones are last. */
export const inOrderOf = (options: readonly FacetOption[], values: readonly NamedValue[] = []): FacetOption[] => {
  const places = new Map(values.map(([code], at) => [code, at]));
  const placeOf = ([code]: FacetOption) => places.get(code) ?? values.length;
  return [...options].sort((a, b) => placeOf(a) - placeOf(b));
};

/** Name of a code; the code itself when unknown. */
export const nameIn = (values: readonly NamedValue[] | undefined, code: string): string =>
  values?.find(([value]) => value === code)?.[1] ?? code;
