import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Chip } from '@ortoo/ui';
import {
  changed,
  cleared,
  facetNames,
  filterCount,
  toggled,
  type FacetName,
  type ListingState,
} from './listing-state.rules';

interface AppliedFiltersProps {
  state: ListingState;
  nameOf: (facet: FacetName, code: string) => string;
  onChange: (next: ListingState) => void;
}

/** What the list is narrowed by, each to be taken away by itself. */
export const AppliedFilters = ({ state, nameOf, onChange }: AppliedFiltersProps) => {
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
  const { kind, priceMin, priceMax } = state;
  const priced = [
    priceMin === undefined ? '' : formatMoney(priceMin, locale),
    priceMax === undefined ? '' : formatMoney(priceMax, locale),
  ].join(' – ');
  return (
    <ul css={style} aria-label={t('facets.applied')}>
      {kind && chip('kind', t(`kinds.${kind}`), changed(state, { kind: undefined }))}
      {facetNames.flatMap(facet =>
        state[facet].map(code => chip(`${facet} ${code}`, nameOf(facet, code), toggled(state, facet, code))),
      )}
      {(priceMin !== undefined || priceMax !== undefined) &&
        chip('price', priced.trim(), changed(state, { priceMin: undefined, priceMax: undefined }))}
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
