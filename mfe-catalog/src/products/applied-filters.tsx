import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Chip } from '@ortoo/ui';
import {
  changed,
  cleared,
  facetNames,
  filterCount,
  switchNames,
  toggled,
  type ListingState,
} from './listing-state.rules';
import { nameIn, type Names } from './options.rules';

export interface AppliedFiltersProps {
  state: ListingState;
  names: Names;
  onChange: (next: ListingState) => void;
}

/** What the list is narrowed by, each to be taken away by itself. */
export const AppliedFilters = ({ state, names, onChange }: AppliedFiltersProps) => {
  const t = useMessages();
  const locale = useLocale();
  if (filterCount(state) === 0) return null;
  const chip = (key: string, label: string, next: ListingState) => (
    <li key={key}>
      <Chip removeLabel={t('facets.remove', { name: label })} onRemove={() => onChange(next)}>
        {label}
      </Chip>
    </li>
  );
  const { kind, priceMin, priceMax, rating } = state;
  const priced = [
    priceMin === undefined ? '' : formatMoney(priceMin, locale),
    priceMax === undefined ? '' : formatMoney(priceMax, locale),
  ].join(' – ');
  return (
    <ul css={style} aria-label={t('facets.applied')}>
      {kind && chip('kind', t(`kinds.${kind}`), changed(state, { kind: undefined }))}
      {facetNames.flatMap(facet =>
        state[facet].map(code => chip(`${facet} ${code}`, nameIn(names[facet], code), toggled(state, facet, code))),
      )}
      {(priceMin !== undefined || priceMax !== undefined) &&
        chip('price', priced.trim(), changed(state, { priceMin: undefined, priceMax: undefined }))}
      {rating !== undefined && chip('rating', t('facets.ratedFrom', { rating }), changed(state, { rating: undefined }))}
      {switchNames.map(name => state[name] && chip(name, t(`facets.${name}`), changed(state, { [name]: false })))}
      <li>
        <Button kind="quiet" size="sm" onClick={() => onChange(cleared(state))}>
          {t('actions.clearAll')}
        </Button>
      </li>
    </ul>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
