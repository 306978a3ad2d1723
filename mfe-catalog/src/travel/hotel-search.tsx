import { useState, type FormEvent } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, Disclosure, SearchIcon, Select } from '@ortoo/ui';
import { choiceStyle } from '../parts/choice-style';
import { changedHotels, hotelSorts, type HotelsState, type HotelSort, toggled } from './hotels-state.rules';
import { onlyStay, stayQuery } from './stay.rules';
import { StayFields } from './stay-fields';
import { amenitiesQuery } from './travel.queries';

interface HotelSearchProps {
  state: HotelsState;
  onChange: (next: HotelsState) => void;
  /** Reason why these dates cannot be booked. */
  error: string | null;
}

/** Dates, guests and amenities. Without script it is a plain form for the same page. */
export const HotelSearch = ({ state, onChange, error }: HotelSearchProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data } = useQuery(amenitiesQuery(locale));
  const [draft, setDraft] = useState(onlyStay(state));
  const [isOpen] = useState(state.amenities.length > 0);
  const [known, setKnown] = useState(stayQuery(state));
  // The address has changed by navigation: Back, a link.
  if (known !== stayQuery(state)) {
    setKnown(stayQuery(state));
    setDraft(onlyStay(state));
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(changedHotels(state, draft));
  };
  const change = (next: Partial<HotelsState>) => onChange(changedHotels(state, { ...draft, ...next }));
  return (
    <form css={style} method="get" action={href('/hotels')} onSubmit={submit} aria-label={t('hotels.filters')}>
      <StayFields stay={draft} onChange={setDraft} error={error ?? undefined} />
      <Button type="submit" size="lg" icon={<SearchIcon />}>
        {t('hotels.find')}
      </Button>
      <Select
        name="sort"
        label={t('hotels.sort')}
        value={state.sort}
        options={hotelSorts.map(sort => ({ value: sort, label: t(`hotels.sorts.${sort}`) }))}
        onChange={event => change({ sort: event.target.value as HotelSort })}
      />
      <Disclosure summary={t('hotels.amenities')} open={isOpen}>
        <div role="group" aria-label={t('hotels.amenities')} className="boxes">
          {(data?.amenities ?? []).map(({ code, name, hotels_count: count }) => (
            <label key={code} css={choiceStyle}>
              <input
                type="checkbox"
                name="amenities"
                value={code}
                checked={state.amenities.includes(code)}
                onChange={() => change({ amenities: toggled(state.amenities, code) })}
              />
              {name} <span className="count">{count}</span>
            </label>
          ))}
        </div>
      </Disclosure>
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: clamp(1.125rem, 3vw, 1.5rem);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  /* Closed on a phone, where the hotels are what one has come for. */
  @media (min-width: 992px) {
    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
  .boxes {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .boxes > label {
    display: flex;
    gap: 0.375rem;
    align-items: center;
    padding: 0.25rem 0.875rem;
    font-size: var(--text-sm);
    font-weight: 550;
  }
  .boxes > label:has(> :checked) {
    color: var(--action);
  }
  .count {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 400;
  }
`;
