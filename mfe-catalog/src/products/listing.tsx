import { useMemo, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useMessages, useSite } from '@ortoo/remote';
import { Breadcrumbs, Container, Split, Stack, type Crumb } from '@ortoo/ui';
import { useQueryState } from '../parts/use-query-state';
import { LateAppliedFilters, LateFilters } from './filter-parts';
import { ListTools } from './list-tools';
import { filterCount, readListing, writeListing, type ListingScope, type ListingState } from './listing-state.rules';
import type { Names } from './options.rules';
import { PhoneFilters } from './phone-filters';
import { namesQuery, warmListing } from './products.queries';
import { Results } from './results';
import { useListing } from './use-listing';

interface ListingProps {
  /** Of the page, without the locale prefix. */
  path: string;
  scope?: ListingScope;
  title: string;
  crumbs: Crumb[];
  /** Categories below this one, by permalink. */
  categories: readonly { permalink: string; name: string }[];
  /** Below the title: links to subcategories. */
  links?: ReactNode;
}

const all: ListingScope = {};
const format = { read: readListing, write: writeListing };

const warm = () => void warmListing().catch(() => undefined);

/** Names of the codes in the filters, in the reader's language. */
const useNames = (categories: ListingProps['categories']): Names => {
  const { taxons } = useSite();
  const { data } = useQuery(namesQuery());
  return useMemo(
    () => ({ ...data, category: [...categories, ...taxons].map(({ permalink, name }) => [permalink, name] as const) }),
    [categories, taxons, data],
  );
};

/** Products with filters, sort order and paging, all of it in the address. */
export const Listing = ({ path, scope = all, title, crumbs, categories, links }: ListingProps) => {
  const t = useMessages();
  const [state, change, settled] = useQueryState(format, 'push');
  const known = useListing(settled, scope);
  // From the press on, before the address has followed.
  const listing = { ...known, waiting: known.waiting || state !== settled };
  const names = useNames(categories);
  // The handler is stable: other props would discard filters that are not hydrated, with what was chosen in them.
  const filters = (onChange: (next: ListingState) => void) => (
    <LateFilters state={state} facets={listing.facets} names={names} onChange={onChange} />
  );
  const results = <Results path={path} state={settled} listing={listing} />;
  // Without products, filters and sort order are hidden.
  const isBare = listing.isSuccess && !listing.waiting && listing.total === 0 && filterCount(settled) === 0;
  return (
    <Container css={style}>
      <div onPointerEnter={warm} onFocus={warm}>
        <Breadcrumbs label={t('nav.breadcrumbs')} crumbs={crumbs} />
        <header>
          <h1>{title}</h1>
          <p role="status">
            {listing.isError && listing.cards.length === 0 ? '' : t('units.products', { count: listing.total })}
          </p>
        </header>
        {links}
        {isBare ? (
          results
        ) : (
          <Split
            side="start"
            phone="hidden"
            aside={filters(change)}
            main={
              <Stack gap={2}>
                <ListTools state={state} onChange={change}>
                  <PhoneFilters state={state} total={listing.waiting ? undefined : listing.total} onChange={change}>
                    {filters}
                  </PhoneFilters>
                </ListTools>
                {filterCount(state) > 0 && <LateAppliedFilters path={path} state={state} names={names} />}
                {results}
              </Stack>
            }
          />
        )}
      </div>
    </Container>
  );
};

const style = css`
  padding-block: 0.25rem var(--space-4);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 1rem;
    margin-block: 0.25rem var(--space-2);
  }
  header p {
    min-height: 1.5em;
    color: var(--ink-soft);
  }
`;
