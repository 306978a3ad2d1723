import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useNavigate, useSite } from '@ortoo/remote';
import { emit } from '@ortoo/stores';
import type { Facets } from '@ortoo/contracts';
import { depthOf, withDepth, writeListing, type ListingScope, type ListingState } from './listing-state.rules';
import { listingQuery } from './products.queries';

/** Counts of the last loaded list; they remain while the next one loads or after it fails. */
const useLast = (facets: Facets | null) => {
  const [last, setLast] = useState(facets);
  if (facets && facets !== last) setLast(facets);
  return facets ?? last;
};

/** Keeps the depth of the list in the address, so that a reload or a shared link shows as much of it. */
const useDepthInAddress = (state: ListingState, pages: number | undefined) => {
  const navigate = useNavigate();
  const { configs } = useSite();
  const follow = useEffectEvent(() => {
    if (pages === undefined) return;
    const search = writeListing(withDepth(state, pages, configs.products_per_page));
    if (search !== writeListing(state)) void navigate({ search }, { replace: true });
  });
  useEffect(() => follow(), [pages, state.shown]);
};

/** Appends pages until the list is as deep as its address says. */
const useRestoredDepth = (isDue: boolean, pages: number | undefined, append: () => unknown) => {
  const restore = useEffectEvent(() => void append());
  useEffect(() => {
    if (isDue) restore();
  }, [isDue, pages]);
};

/** The products of an address, and those appended since. */
export const useListing = (state: ListingState, scope: ListingScope) => {
  const locale = useLocale();
  const { configs } = useSite();
  const query = useInfiniteQuery({
    ...listingQuery({ state, scope, locale, size: configs.products_per_page }),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const cards = useMemo(() => pages?.flatMap(page => page.cards) ?? [], [pages]);
  const { isPlaceholderData, hasNextPage, isError } = query;
  const isShallow =
    !isPlaceholderData && hasNextPage && (pages?.length ?? 0) < depthOf(state, configs.products_per_page);
  const restoring = isShallow && !isError;
  useRestoredDepth(restoring, pages?.length, query.fetchNextPage);
  useDepthInAddress(state, isPlaceholderData || isShallow ? undefined : pages?.length);
  const shown = query.isPlaceholderData ? undefined : pages?.at(-1);
  useEffect(() => {
    if (!shown) return;
    const products = [...shown.cards, ...shown.near].map(({ name, by, selling_price: selling, vid: variant }) => ({
      name,
      by,
      selling,
      variant,
    }));
    emit('list_shown', { products, words: state.q });
  }, [shown, state.q]);
  const lastPage = query.data?.pageParams.at(-1) as number | undefined;
  return {
    ...query,
    cards,
    facets: useLast(pages?.[0]?.facets ?? null),
    total: pages?.[0]?.total ?? 0,
    near: pages?.[0]?.near ?? [],
    instead: pages?.[0]?.instead,
    plain: pages?.[0]?.source === 'database',
    nextPage: (lastPage ?? state.page) + 1,
    waiting: query.isPlaceholderData,
    restoring,
  };
};
