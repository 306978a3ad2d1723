import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '@ortoo/remote';
import { TextField } from '@ortoo/ui';
import { keyEffect, type ComboboxState } from '../parts/combobox.rules';
import { airportsQuery, type Airport } from './quote.queries';

interface AirportFieldProps {
  name: string;
  label: string;
  /** IATA code of the selected one. */
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}

const closed: ComboboxState = { open: false, active: -1 };

/** Debounce of requests during typing, in milliseconds. */
const debounce = 250;

const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** An airport by city, name or code: an editable combobox with a list, according to the ARIA practices. */
export const AirportField = ({ name, label, value, error, onChange }: AirportFieldProps) => {
  const t = useMessages();
  const locale = useLocale();
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState(closed);
  const text = typed ?? value;
  const query = useDebounced(text.trim());
  const { data } = useQuery({ ...airportsQuery(query, locale), enabled: state.open && query.length > 1 });
  const airports = state.open && query.length > 1 && data ? data.slice(0, 8) : [];
  const open = airports.length > 0;
  const isNone = state.open && query.length > 1 && data?.length === 0;

  const pick = ({ code, place }: Airport) => {
    setTyped(`${place} (${code})`);
    setState(closed);
    onChange(code);
  };
  const type = (next: string) => {
    setTyped(next);
    setState({ open: true, active: -1 });
    if (value) onChange('');
  };
  const leave = () => {
    setState(closed);
    const code = text.trim().toUpperCase();
    const meant = data?.find(airport => airport.code === code);
    if (value) return;
    if (meant) pick(meant);
    else setTyped('');
  };
  const onKey = (event: KeyboardEvent) => {
    const effect = keyEffect(event.key, { ...state, open }, airports.length, event.altKey);
    if (effect.kind === 'none' || effect.kind === 'leave') return;
    event.preventDefault();
    if (effect.kind === 'move') setState({ ...effect.state, open: true });
    if (effect.kind === 'move' && !effect.state.open) setState(closed);
    if (effect.kind === 'clear') type('');
    const picked = effect.kind === 'pick' ? airports[effect.index] : undefined;
    if (picked) pick(picked);
  };
  return (
    <div css={style}>
      <TextField
        name={name}
        label={label}
        hint={t('quote.airportHint')}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && state.active >= 0 ? `${list}-${state.active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={event => type(event.target.value)}
        onKeyDown={onKey}
        onBlur={leave}
        {...(error && { error })}
      />
      <span role="status" className="visually-hidden">
        {open ? t('quote.airports', { count: airports.length }) : isNone ? t('quote.noAirport') : ''}
      </span>
      {open && (
        <ul id={list} role="listbox" aria-label={label} onPointerDown={event => event.preventDefault()}>
          {airports.map((airport, at) => (
            <li
              key={airport.code}
              id={`${list}-${at}`}
              role="option"
              aria-selected={at === state.active}
              onClick={() => pick(airport)}
            >
              <span>
                {airport.place}
                <small>{airport.name}</small>
              </span>
              <b>{airport.code}</b>
            </li>
          ))}
        </ul>
      )}
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
