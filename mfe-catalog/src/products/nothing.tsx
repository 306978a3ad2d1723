import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, EmptyState, SearchIcon } from '@ortoo/ui';
import { filterCount, type ListingState } from './listing-state.rules';

export interface NothingProps {
  path: string;
  state: ListingState;
}

/** No results: links to the list without filters, or to everything. */
export const Nothing = ({ path, state }: NothingProps) => {
  const t = useMessages();
  const href = useHref();
  const filtered = filterCount(state) > 0;
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('listing.empty')}
      text={t(filtered ? 'listing.emptyFiltered' : 'listing.emptyText')}
      actions={
        <>
          {filtered && (
            <ButtonLink href={href(path) + (state.q ? `?q=${encodeURIComponent(state.q)}` : '')}>
              {t('actions.clearAll')}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" href={href('/products')}>
            {t('nav.products')}
          </ButtonLink>
        </>
      }
    />
  );
};
