import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useLocale, useMessages, useSite } from '@ortoo/remote';
import { ButtonLink, Chip, EmptyState, SearchIcon } from '@ortoo/ui';
import { ProductRail } from '../parts/product-rail';
import type { ProductsRail } from '../parts/rails.rules';
import { insteadQuery, railInstead } from './instead.queries';
import { filterCount, type ListingState } from './listing-state.rules';

export interface NothingProps {
  path: string;
  state: ListingState;
}

const Instead = ({ rail }: { rail: ProductsRail }) => {
  const { data: cards, isError } = useQuery(insteadQuery(rail, useLocale()));
  if (isError || cards?.length === 0) return null;
  return <ProductRail title={rail.title} {...(cards && { cards })} seeAll={rail.url} />;
};

/** No results: links to the list without filters, or to the departments and the products of the site's first rail. */
export const Nothing = ({ path, state }: NothingProps) => {
  const t = useMessages();
  const href = useHref();
  const site = useSite();
  const rail = railInstead(site);
  const isFiltered = filterCount(state) > 0;
  return (
    <>
      <EmptyState
        icon={<SearchIcon />}
        title={t('listing.empty')}
        text={t(isFiltered ? 'listing.emptyFiltered' : 'listing.emptyText')}
        actions={
          <>
            {isFiltered && (
              <ButtonLink href={href(path) + (state.q ? `?q=${encodeURIComponent(state.q)}` : '')}>
                {t('actions.clearAll')}
              </ButtonLink>
            )}
            <ButtonLink kind="secondary" href={href('/products')}>
              {t('nav.products')}
            </ButtonLink>
            {!isFiltered && (
              <nav css={style} aria-label={t('nav.categories')}>
                {site.menus.main.map(({ title, url }) => (
                  <Chip key={title} href={href(url ?? '/products')}>
                    {title}
                  </Chip>
                ))}
              </nav>
            )}
          </>
        }
      />
      {!isFiltered && rail && <Instead rail={rail} />}
    </>
  );
};

const style = css`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
  margin-top: var(--space-1);
`;
