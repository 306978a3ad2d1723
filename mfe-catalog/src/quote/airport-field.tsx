import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '@ortoo/remote';
import { TextField } from '@ortoo/ui';
import { comboboxAttributes, useCombobox } from '@ortoo/remote/combobox';
import { useDebounced } from '@ortoo/remote/debounced';
import { airportsQuery, type Airport } from './quote.queries';

interface AirportFieldProps {
  name: string;
  label: string;
  /** IATA code of the selected one. */
  value: string;
  error?: string | undefined;
  /** Says that it need not be filled in. */
  optional: string | undefined;
  onChange: (code: string) => void;
}

interface AirportListProps {
  id: string;
  label: string;
  airports: readonly Airport[];
  active: number;
  onPick: (airport: Airport) => void;
}

const AirportList = ({ id, label, airports, active, onPick }: AirportListProps) => (
  <ul id={id} role="listbox" aria-label={label} onPointerDown={event => event.preventDefault()}>
    {airports.map((airport, at) => (
      <li
        key={airport.code}
        id={`${id}-${at}`}
        role="option"
        aria-selected={at === active}
        onClick={() => onPick(airport)}
      >
        <span>
          {airport.place}
          <small>{airport.name}</small>
        </span>
        <b>{airport.code}</b>
      </li>
    ))}
  </ul>
);

/** An airport by city, name or code. */
export const AirportField = ({ name, label, value, error, optional, onChange }: AirportFieldProps) => {
  const t = useMessages();
  const locale = useLocale();
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox();
  const text = typed ?? value;
  const [query] = useDebounced(text.trim());
  const isSearching = combobox.open && query.length > 1;
  const { data } = useQuery({ ...airportsQuery(query, locale), enabled: isSearching });
  const airports = isSearching && data ? data.slice(0, 8) : [];
  const open = airports.length > 0;
  const isNone = isSearching && data?.length === 0;

  const pick = ({ code, place }: Airport) => {
    setTyped(`${place} (${code})`);
    combobox.setOpen(false);
    onChange(code);
  };
  const type = (next: string) => {
    setTyped(next);
    combobox.setOpen(true);
    if (value) onChange('');
  };
  const leave = () => {
    combobox.setOpen(false);
    const code = text.trim().toUpperCase();
    const meant = data?.find(airport => airport.code === code);
    if (value) return;
    if (meant) pick(meant);
    else setTyped('');
  };
  return (
    <div css={style}>
      <TextField
        name={name}
        label={label}
        optional={optional}
        hint={t('quote.airportHint')}
        value={text}
        {...comboboxAttributes(list, open, combobox.active >= 0 ? `${list}-${combobox.active}` : undefined)}
        autoComplete="off"
        spellCheck={false}
        onChange={event => type(event.target.value)}
        onKeyDown={event => combobox.onKey(event, { options: airports, onPick: pick, onClear: () => type('') })}
        onBlur={leave}
        {...(error && { error })}
      />
      <span role="status" className="visually-hidden">
        {open ? t('quote.airports', { count: airports.length }) : isNone ? t('quote.noAirport') : ''}
      </span>
      {open && <AirportList id={list} label={label} airports={airports} active={combobox.active} onPick={pick} />}
      {isNone && <p aria-hidden="true">{t('quote.noAirport')}</p>}
    </div>
  );
};

const style = css`
  position: relative;
  min-width: 0;
  > p {
    margin-top: 0.375rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  > ul {
    position: absolute;
    inset: calc(100% + 0.25rem) 0 auto;
    z-index: 2;
    overflow-y: auto;
    max-height: 20rem;
    padding: 0.375rem;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-3);
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    min-height: var(--target);
    padding: 0.375rem 0.75rem;
    border-radius: var(--radius-sm);
    line-height: 1.3;
    cursor: pointer;
  }
  li[aria-selected='true'],
  li:hover {
    background: var(--action-wash);
  }
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  b {
    color: var(--action);
    font-weight: 620;
  }
`;
