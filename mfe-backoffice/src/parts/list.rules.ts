/** A filter of a list. Its texts are keys: `label`, and `text` before each option of a choice. */
export type FilterDefinition =
  | {
      kind: 'choice';
      label: string;
      text: string;
      options: readonly string[];
      /** Chosen by the list's views, such as the state of a queue; the filters leave it out. */
      inViews?: true;
    }
  /** A number, such as the id of a vendor; the page gives the choices to the table. */
  | { kind: 'id'; label: string }
  | { kind: 'date'; label: string }
  | { kind: 'amount'; label: string }
  | { kind: 'flag'; label: string };

/** A list of the back office: everything that its address may say. */
export interface ListDefinition {
  /** Names what the device stores for it. */
  id: string;
  /** Without the locale prefix. */
  path: string;
  filters: Readonly<Record<string, FilterDefinition>>;
  /** What the server can sort by. */
  sorts: readonly string[];
  /** Order at first; descending with a minus sign before it. */
  sort?: string;
}

type ValueOf<Filter> = Filter extends { options: readonly (infer Option)[] }
  ? Option
  : Filter extends { kind: 'id' | 'amount' }
    ? number
    : Filter extends { kind: 'flag' }
      ? true
      : string;

/** Values of the filters that are set. */
export type FilterValues<List extends ListDefinition> = {
  -readonly [Name in keyof List['filters']]?: ValueOf<List['filters'][Name]> | undefined;
};

/** A name that the server can sort by, and the same in descending order. */
export type SortOf<List extends ListDefinition> = List['sorts'][number] | `-${List['sorts'][number]}`;

/** State of a list, as its address has it. */
export interface ListState<List extends ListDefinition> {
  q: string;
  page: number;
  per_page: number;
  sort: SortOf<List> | undefined;
  values: FilterValues<List>;
  /** Columns that differ from the table's own choice. */
  toggled: readonly string[];
  /** The row whose detail is open. */
  open: string | undefined;
}

/** Gives a list its types. */
export const defineList = <const List extends ListDefinition>(list: List): List => list;

export const pageSizes = [20, 50, 100] as const;
const lastPage = 10_000;
const maxText = 200;

const toInteger = (text: string, max: number): number | undefined =>
  /^\d{1,12}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

const toValue = (filter: FilterDefinition, text: string): string | number | true | undefined => {
  switch (filter.kind) {
    case 'choice':
      return filter.options.find(option => option === text);
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
    case 'flag':
      return text === '1' || undefined;
    default:
      return toInteger(text, Number.MAX_SAFE_INTEGER);
  }
};

/** Reads the state from an address; what the list does not know counts as absent. */
export const stateOf = <List extends ListDefinition>(list: List, search: URLSearchParams): ListState<List> => {
  const text = (name: string) => search.get(name) ?? '';
  const sorts = list.sorts.flatMap(sort => [sort, `-${sort}`]);
  const values = Object.entries(list.filters).map(([name, filter]) => [name, toValue(filter, text(name))]);
  return {
    q: text('q').slice(0, maxText),
    page: toInteger(text('page'), lastPage) || 1,
    per_page: pageSizes.find(size => String(size) === text('per_page')) ?? pageSizes[0],
    sort: (sorts.find(sort => sort === text('sort')) ?? list.sort) as SortOf<List> | undefined,
    values: Object.fromEntries(values) as FilterValues<List>,
    toggled: text('columns').split(',').filter(Boolean),
    open: text('open').slice(0, maxText) || undefined,
  };
};

const write = (value: unknown): string => (value === true ? '1' : value === undefined ? '' : String(value));

/** Writes the state as the query of an address, without defaults. */
export const searchOf = <List extends ListDefinition>(list: List, state: ListState<List>): URLSearchParams => {
  const pairs: [string, string][] = [
    ['q', state.q],
    ...Object.keys(list.filters).map((name): [string, string] => [name, write(state.values[name])]),
    ['sort', state.sort === list.sort ? '' : write(state.sort)],
    ['columns', state.toggled.join(',')],
    ['per_page', state.per_page === pageSizes[0] ? '' : write(state.per_page)],
    ['page', state.page === 1 ? '' : write(state.page)],
    ['open', write(state.open)],
  ];
  return new URLSearchParams(pairs.filter(([, value]) => value !== ''));
};

/** Whether a search or a filter narrows the list. */
export const isNarrowed = <List extends ListDefinition>({ filters }: List, { q, values }: ListState<List>): boolean =>
  q !== '' || Object.entries(filters).some(([name, filter]) => !('inViews' in filter) && values[name] !== undefined);
