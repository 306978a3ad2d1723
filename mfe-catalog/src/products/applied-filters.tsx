import { css } from '@emotion/react';
import { facetNames } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { ButtonLink, Chip } from '@ortoo/ui';
import {
  changed,
  cleared,
  filterCount,
  switchNames,
  toggled,
  writeListing,
  type ListingState,
} from './listing-state.rules';
import { nameIn, type Names } from './options.rules';

export interface AppliedFiltersProps {
  /** Of the page, without the locale prefix. */
  path: string;
  state: ListingState;
  names: Names;
}

/** Active filters of the list, each removable. Links, because they work before their code has loaded. */
export const AppliedFilters = ({ path, state, names }: AppliedFiltersProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  if (filterCount(state) === 0) return null;
  const chip = (key: string, label: string, next: ListingState) => (
    <li key={key}>
      <Chip removeLabel={t('facets.remove', { name: label })} href={href(path) + writeListing(next)}>
        {label}
      </Chip>
    </li>
  );
  const { kind, priceMin, priceMax, rating } = state;
  const [low, high] = [priceMin, priceMax].map(price => (price === undefined ? '' : formatMoney(price, locale)));
  const priced = low && high ? `${low} – ${high}` : low ? `${t('facets.from')} ${low}` : `${t('facets.to')} ${high}`;
  return (
    <ul css={style} aria-label={t('facets.applied')}>
      {kind && chip('kind', t(`kinds.${kind}`), changed(state, { kind: undefined }))}
      {facetNames.flatMap(facet =>
        state[facet].map(code => chip(`${facet} ${code}`, nameIn(names[facet], code), toggled(state, facet, code))),
      )}
      {(priceMin !== undefined || priceMax !== undefined) &&
        chip('price', priced, changed(state, { priceMin: undefined, priceMax: undefined }))}
      {rating !== undefined && chip('rating', t('facets.ratedFrom', { rating }), changed(state, { rating: undefined }))}
      {switchNames.map(name => state[name] && chip(name, t(`facets.${name}`), changed(state, { [name]: false })))}
      <li>
        <ButtonLink kind="quiet" size="sm" href={href(path) + writeListing(cleared(state))}>
          {t('actions.clearAll')}
        </ButtonLink>
      </li>
    </ul>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
