import type { FormEvent } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import type { Facets } from './facets.rules';
import { FacetGroup } from './facet-group';
import { changed, facetNames, toggled, type FacetName, type ListingState } from './listing-state.rules';
import { PriceGroup } from './price-group';

interface FiltersProps {
  state: ListingState;
  facets: Facets | null;
  nameOf: (facet: FacetName, code: string) => string;
  onChange: (next: ListingState) => void;
}

const stay = (event: FormEvent) => event.preventDefault();

/** All filters of a listing. A plain form as well: without a script its button sends the choice. */
export const Filters = ({ state, facets, nameOf, onChange }: FiltersProps) => {
  const t = useMessages();
  const facet = (name: FacetName) => (
    <FacetGroup
      key={name}
      name={name}
      options={facets?.[name] ?? []}
      chosen={state[name]}
      nameOf={code => nameOf(name, code)}
      onToggle={code => onChange(toggled(state, name, code))}
    />
  );
  const [first, ...others] = facetNames;
  return (
    <form css={style} method="get" aria-label={t('facets.title')} onSubmit={stay}>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {state.kind && <input type="hidden" name="kind" value={state.kind} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {facet(first)}
      <PriceGroup
        bounds={facets?.price ?? null}
        min={state.priceMin}
        max={state.priceMax}
        onChange={(priceMin, priceMax) => onChange(changed(state, { priceMin, priceMax }))}
      />
      {others.map(facet)}
      <noscript>
        <Button type="submit" wide>
          {t('actions.apply')}
        </Button>
      </noscript>
    </form>
  );
};

const style = css`
  > details:last-of-type {
    border-bottom: 0;
  }
`;
