import { useHref, useSearchParams } from '@ortoo/remote';
import { isNarrowed, searchOf, stateOf, type FilterValues, type ListDefinition, type ListState } from './list.rules';

type Change<List extends ListDefinition> = Partial<Omit<ListState<List>, 'values'>> & { values?: FilterValues<List> };

/** A list whose state is the address of its page. */
export interface ListControl<List extends ListDefinition = ListDefinition> {
  definition: List;
  state: ListState<List>;
  /** What the endpoint gets. */
  query: Pick<ListState<List>, 'page' | 'per_page' | 'sort'> & { q: string | undefined } & FilterValues<List>;
  /** A search or a filter narrows the list. */
  isNarrowed: boolean;
  /** Path of the page in a changed state, without the locale prefix. A change returns to the first page. */
  pathOf(change: Change<List>): string;
  /** The same for a link. */
  hrefOf(change: Change<List>): string;
  /** Changes the address in place. */
  change(change: Change<List>): void;
  /** Sets one filter, or clears it. */
  setFilter(name: string, value: string): void;
  /** Clears the search and the filters; the view stays. */
  clear(): void;
}

/** Changes that stay on the page of the list. */
const staysOnPage = (change: object) => Object.keys(change).every(name => name === 'open' || name === 'toggled');

/** State of a list in the address, and what changes it. */
export const useList = <List extends ListDefinition>(definition: List): ListControl<List> => {
  const href = useHref();
  const [search, setSearch] = useSearchParams();
  const state = stateOf(definition, search);
  const after = (change: Change<List>) =>
    searchOf(definition, { ...state, ...(!staysOnPage(change) && { page: 1 }), ...change });
  const pathOf = (change: Change<List>) => {
    const query = String(after(change));
    return definition.path + (query && `?${query}`);
  };
  const change = (to: Change<List>) => setSearch(after(to), { replace: true });
  const { q, page, per_page, sort, values } = state;
  return {
    definition,
    state,
    query: { ...values, q: q || undefined, page, per_page, sort },
    isNarrowed: isNarrowed(definition, state),
    pathOf,
    hrefOf: to => href(pathOf(to)),
    change,
    setFilter: (name, value) => {
      const next = new URLSearchParams(searchOf(definition, state));
      next.set(name, value);
      change({ values: stateOf(definition, next).values });
    },
    clear: () => {
      const ofView = Object.entries(definition.filters).filter(([, filter]) => 'inViews' in filter);
      const chosen = ofView.map(([name]) => [name, values[name]]);
      change({ q: '', values: Object.fromEntries(chosen) as FilterValues<List> });
    },
  };
};
