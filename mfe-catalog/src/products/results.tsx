import { failedPage, failedPart, useHref, useMessages } from '@ortoo/remote';
import { ShownIn } from '@ortoo/remote/shown-in';
import { ButtonLink, MoreButton, Stack } from '@ortoo/ui';
import { FailedList } from '../parts/failed-list';
import { insideQuotes } from '../parts/inside-quotes';
import { LateNothing, LatePlainNotice } from './filter-parts';
import { writeListing, type ListingState } from './listing-state.rules';
import { ProductList } from './product-list';
import type { useListing } from './use-listing';

interface ResultsProps {
  path: string;
  state: ListingState;
  listing: ReturnType<typeof useListing>;
}

/** The list itself: products and more of them, an empty state, or an error. */
export const Results = ({ path, state, listing }: ResultsProps) => {
  const t = useMessages();
  const href = useHref();
  const q = insideQuotes(state.q, t);
  const { cards, near, total, isError, isFetchNextPageError, isFetching, nextPage, hasNextPage } = listing;
  if (isError && cards.length === 0) return <FailedList {...failedPage(t, listing)} title={t('errors.part')} />;
  const nearSentence = t(cards.length > 0 ? 'listing.alsoNear' : 'listing.near', { q });
  const nearProducts = near.length > 0 && (
    <Stack gap={2}>
      <p>{nearSentence}</p>
      <ProductList cards={near} label={nearSentence} waiting={listing.waiting} />
    </Stack>
  );
  if (cards.length === 0) return nearProducts || <LateNothing path={path} state={state} />;
  const more = () => void listing.fetchNextPage();
  const at = (page: number) => href(path) + writeListing({ ...state, page, shown: undefined });
  return (
    <Stack gap={3}>
      {state.page > 1 && (
        <ButtonLink kind="secondary" href={at(state.page - 1)}>
          {t('listing.before')}
        </ButtonLink>
      )}
      {listing.plain && <LatePlainNotice />}
      {listing.instead && <p>{t('listing.instead', { q, instead: insideQuotes(listing.instead, t) })}</p>}
      <ShownIn texts={cards} />
      <ProductList cards={cards} label={t('nav.products')} waiting={listing.waiting} restoring={listing.restoring} />
      {isFetchNextPageError && <FailedList {...failedPart(t, { isFetching, refetch: more })} />}
      <MoreButton
        shown={t('state.shown', { shown: cards.length, total })}
        share={cards.length / Math.max(total, 1)}
        label={t('actions.loadMore')}
        href={at(nextPage)}
        busy={listing.isFetchingNextPage}
        onMore={more}
        done={!hasNextPage}
      />
      {nearProducts}
    </Stack>
  );
};
