import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Checkbox, Disclosure } from '@ortoo/ui';
import { useRestoredFocus } from '../parts/restore-focus';
import { AppliedFilters } from './applied-filters';
import type { FacetName, Facets } from '@ortoo/contracts';
import { FacetGroup } from './facet-group';
import { chosenIn } from './form-choice.rules';
import { changed, switchNames, type ChangeListing, type ListingState } from './listing-state.rules';
import type { Names } from './options.rules';
import { Nothing } from './nothing';
import { PlainNotice } from './plain-notice';
import { PriceGroup } from './price-group';
import { RatingGroup } from './rating-group';
import { TaxonLinks } from './taxon-links';

export interface FiltersProps {
  state: ListingState;
  facets: Facets | null;
  names: Names;
  onChange: (next: ListingState) => void;
}

const stay = (event: FormEvent) => event.preventDefault();

const Switches = ({ state, facets, onChange }: FiltersProps) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <Disclosure summary={t('facets.offer')} open>
      <div css={switchStyle} role="group" aria-label={t('facets.offer')}>
        {switchNames.map(name => {
          const count = facets?.[name];
          return (
            <Checkbox
              key={name}
              name={name}
              value="1"
              label={t(`facets.${name}`)}
              end={count === undefined ? undefined : formatNumber(count, locale)}
              checked={state[name]}
              disabled={count === 0 && !state[name]}
              onChange={() => onChange(changed(state, { [name]: !state[name] }))}
            />
          );
        })}
      </div>
    </Disclosure>
  );
};

/** Applies choices that were made in the form before its code loaded. */
const useEarlyChoice = ({ state, onChange }: FiltersProps) => {
  const form = useRef<HTMLFormElement>(null);
  const read = useEffectEvent(() => {
    const early = form.current && chosenIn(new FormData(form.current), state);
    if (early) onChange(early);
  });
  useEffect(() => read(), []);
  return form;
};

/** The same function for every state, so that only groups whose choice or counts change are rendered again. */
const useChange = ({ state, onChange }: FiltersProps): ChangeListing => {
  const present = useRef(state);
  useLayoutEffect(() => {
    present.current = state;
  }, [state]);
  return useCallback(next => onChange(next(present.current)), [onChange]);
};

/** All filters of a listing. Also a plain form: without script its button submits the choice. */
export const Filters = (props: FiltersProps) => {
  const { state, facets, names } = props;
  const t = useMessages();
  const form = useEarlyChoice(props);
  const change = useChange(props);
  useRestoredFocus();
  const facet = (name: FacetName) => (
    <FacetGroup
      key={name}
      name={name}
      counted={facets?.[name]}
      chosen={state[name]}
      names={names[name]}
      onChange={change}
    />
  );
  return (
    <form ref={form} css={style} method="get" autoComplete="off" aria-label={t('facets.title')} onSubmit={stay}>
      {state.q && <input type="hidden" name="q" value={state.q} />}
      {state.kind && <input type="hidden" name="kind" value={state.kind} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort} />}
      {facet('category')}
      <PriceGroup bounds={facets?.price ?? null} min={state.priceMin} max={state.priceMax} onChange={change} />
      <Switches {...props} />
      {facet('size')}
      {facet('colour')}
      {facet('brand')}
      <RatingGroup counts={facets?.rating} chosen={state.rating} onChange={change} />
      {facet('store')}
      <noscript>
        <Button type="submit" wide>
          {t('actions.apply')}
        </Button>
      </noscript>
    </form>
  );
};

/** Parts of the same chunk; see filter-parts.ts. */
export { AppliedFilters, Nothing, PlainNotice, TaxonLinks };

const style = css`
  > details:last-of-type {
    border-bottom: 0;
  }
`;

const switchStyle = css`
  font-size: var(--text-sm);
  @media (pointer: fine) {
    label {
      min-height: 2.25rem;
      padding-block: 0.3125rem;
    }
  }
`;
