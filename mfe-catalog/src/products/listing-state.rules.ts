import { type FacetName, facetNames, limits, type ProductKind, type ProductSort } from '@ortoo/contracts';

/** Sort orders that a shopper may choose, in the order of the menu. */
export const listingSorts = [
  'date_desc',
  'sale_desc',
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
] as const satisfies readonly ProductSort[];
export type ListingSort = (typeof listingSorts)[number];

/** Minimum average ratings that can be chosen. */
export const ratings = [4, 3, 2] as const;

/** Boolean filters. */
export const switchNames = ['in_stock', 'on_sale'] as const;
export type SwitchName = (typeof switchNames)[number];

/** What a listing is of: a category or a badge; neither for all products. */
export interface ListingScope {
  taxon?: string;
  /** Id. */
  badge?: number;
}

/** State of a listing in its address. */
export interface ListingState extends Record<FacetName, readonly string[]>, Record<SwitchName, boolean> {
  q: string;
  kind: ProductKind | undefined;
  rating: number | undefined;
  priceMin: number | undefined;
  priceMax: number | undefined;
  /** Undefined: by relevance for a search, else the newest first. */
  sort: ListingSort | undefined;
  page: number;
  /** How many products the visitor has opened with "more results", from `page` on; undefined for one page. */
  shown: number | undefined;
}

/** Changes the present state. */
export type ChangeListing = (next: (state: ListingState) => ListingState) => void;

const kinds: readonly ProductKind[] = ['goods', 'trip', 'hotel', 'coupon', 'ticket'];
const code = /^[a-z0-9-]+(\/[a-z0-9-]+){0,4}$/i;
const maxQueryLength = 100;
const maxPages = 100;

/** Products of a deep list that are loaded before the page is shown; the page appends the others. */
const maxAtOnce = 200;

const codes = (search: URLSearchParams, name: FacetName): string[] => {
  const chosen = search.getAll(name).filter(value => code.test(value) && value.length <= 200);
  return [...new Set(chosen)].sort().slice(0, limits.filterValues);
};

const byFacet = <T>(valueOf: (name: FacetName) => T) =>
  Object.fromEntries(facetNames.map(name => [name, valueOf(name)])) as Record<FacetName, T>;

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

const oneOf = <T extends string | number>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find(entry => String(entry) === value);

const prices = (search: URLSearchParams): Pick<ListingState, 'priceMin' | 'priceMax'> => {
  const priceMin = whole(search.get('price_min')) || undefined;
  const priceMax = whole(search.get('price_max')) || undefined;
  const sane = priceMin === undefined || priceMax === undefined || priceMin <= priceMax;
  return sane ? { priceMin, priceMax } : { priceMin: undefined, priceMax: undefined };
};

const pageOf = (text: string | null): number => {
  const page = whole(text) ?? 1;
  return page >= 1 && page <= maxPages ? page : 1;
};

/** Pages of a list that its address restores. */
export const depthOf = ({ shown = 0 }: Pick<ListingState, 'shown'>, size: number): number =>
  Math.max(1, Math.min(Math.ceil(shown / size), maxPages));

/** Those of them that are loaded before the page is shown. */
export const pagesAtOnce = (state: Pick<ListingState, 'shown'>, size: number): number =>
  Math.max(1, Math.min(depthOf(state, size), Math.floor(maxAtOnce / size)));

/** The state whose address restores `pages` pages, as far as an address does. */
export const withDepth = (state: ListingState, pages: number, size: number): ListingState => {
  const depth = depthOf({ shown: pages * size }, size);
  return { ...state, shown: depth > 1 ? depth * size : undefined };
};

/** Reads an address; invalid values count as absent. */
export const readListing = (search: URLSearchParams): ListingState => ({
  q: (search.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength),
  kind: oneOf(kinds, search.get('kind')),
  ...byFacet(name => codes(search, name)),
  ...prices(search),
  rating: oneOf(ratings, search.get('rating')),
  in_stock: search.get('in_stock') === '1',
  on_sale: search.get('on_sale') === '1',
  sort: oneOf(listingSorts, search.get('sort')),
  page: pageOf(search.get('page')),
  shown: whole(search.get('shown')) || undefined,
});

/** Writes the query in a fixed order, with its question mark; empty for the defaults. */
export const writeListing = (state: ListingState): string => {
  const search = new URLSearchParams();
  const say = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') search.append(name, String(value));
  };
  say('q', state.q);
  say('kind', state.kind);
  for (const name of facetNames) [...state[name]].sort().forEach(value => say(name, value));
  say('price_min', state.priceMin);
  say('price_max', state.priceMax);
  say('rating', state.rating);
  for (const name of switchNames) say(name, state[name] ? 1 : undefined);
  say('sort', state.sort);
  say('page', state.page > 1 ? state.page : undefined);
  say('shown', state.shown);
  const text = search.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
};

/** A change of anything but the page returns to the first page, at its usual length. */
export const changed = (state: ListingState, change: Partial<ListingState>): ListingState => ({
  ...state,
  page: 1,
  shown: undefined,
  ...change,
});

export const toggled = (state: ListingState, facet: FacetName, value: string): ListingState => {
  const values = state[facet];
  const next = values.includes(value) ? values.filter(entry => entry !== value) : [...values, value];
  return changed(state, { [facet]: next.sort() });
};

const noFilters = {
  kind: undefined,
  ...byFacet((): readonly string[] => []),
  priceMin: undefined,
  priceMax: undefined,
  rating: undefined,
  in_stock: false,
  on_sale: false,
};

/** Clears all filters; text and sort order remain. */
export const cleared = (state: ListingState): ListingState => changed(state, noFilters);

export const filterCount = (state: ListingState): number =>
  facetNames.reduce((sum, name) => sum + state[name].length, 0) +
  [state.kind, state.priceMin ?? state.priceMax, state.rating, ...switchNames.map(name => state[name])].filter(Boolean)
    .length;
