import { memo, useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Disclosure, FieldError } from '@ortoo/ui';
import { changed, type ChangeListing } from './listing-state.rules';
import { isPrice, typedPrice } from './typed-price.rules';

interface PriceGroupProps {
  bounds: { low: number; high: number } | null;
  min: number | undefined;
  max: number | undefined;
  onChange: ChangeListing;
}

const fieldsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll('input') ?? [])];

const write = (field: HTMLInputElement, value: number | undefined) => {
  field.value = String(value ?? '');
};

/** Both fields show the applied value, except for the focused one: it shows the input until that applies. */
const useAmounts = (min: number | undefined, max: number | undefined) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef([min, max]);
  useEffect(() => {
    const before = shown.current;
    const now = [min, max];
    shown.current = now;
    fieldsOf(place.current).forEach((field, at) => {
      if (now[at] !== before[at] && field !== document.activeElement) write(field, now[at]);
    });
  }, [min, max]);
  return place;
};

/** Names of the fields whose text is no price; a range that was applied elsewhere replaces the text. */
const useFaults = (min: number | undefined, max: number | undefined) => {
  const [found, setFound] = useState<{ min?: number; max?: number; names: readonly string[] }>({ names: [] });
  const faults = found.min === min && found.max === max ? found.names : [];
  return [faults, (names: readonly string[]) => setFound({ min, max, names })] as const;
};

/** Price range by two amounts; they apply on Enter or on blur when both are right, and are swapped when reversed. */
export const PriceGroup = memo(function PriceGroup({ bounds, min, max, onChange }: PriceGroupProps) {
  const t = useMessages();
  const locale = useLocale();
  const place = useAmounts(min, max);
  const [faults, setFaults] = useFaults(min, max);
  const error = useId();
  const commit = (group: HTMLElement) => {
    const fields = fieldsOf(group);
    const wrong = fields.filter(({ value }) => !isPrice(value)).map(({ name }) => name);
    setFaults(wrong);
    if (wrong.length > 0) return;
    const [from, to] = fields.map(({ value }) => typedPrice(value));
    const turned = from !== undefined && to !== undefined && from > to;
    const [low, high] = turned ? [to, from] : [from, to];
    fields.forEach((field, at) => write(field, [low, high][at]));
    if (low !== min || high !== max) onChange(state => changed(state, { priceMin: low, priceMax: high }));
  };
  const leave = (event: FocusEvent<HTMLElement>) => commit(event.currentTarget);
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget);
  };
  const input = ({ target }: FormEvent<HTMLElement>) =>
    setFaults(faults.filter(name => name !== (target as HTMLInputElement).name));
  const field = (name: string, label: string, value: number | undefined, hint: number | undefined) => (
    <label>
      <span>{label}</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        placeholder={hint === undefined ? '' : formatMoney(hint, locale)}
        {...(faults.includes(name) && { 'aria-invalid': true, 'aria-describedby': error })}
      />
    </label>
  );
  return (
    <Disclosure summary={t('facets.price')} open>
      <div
        ref={place}
        css={style}
        role="group"
        aria-label={t('facets.price')}
        onBlur={leave}
        onInput={input}
        onKeyDown={enter}
      >
        {field('price_min', t('facets.from'), min, bounds?.low)}
        {field('price_max', t('facets.to'), max, bounds?.high)}
        {faults.length > 0 && (
          <FieldError id={error} role="alert">
            {t('facets.noPrice', { example: formatMoney(50_000, locale) })}
          </FieldError>
        )}
      </div>
    </Disclosure>
  );
});

const style = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.625rem;
  padding-block: 0.25rem 0.5rem;
  label {
    display: grid;
    gap: 0.25rem;
    min-width: 0;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  input {
    width: 100%;
    min-width: 0;
    height: var(--target);
    padding: 0 0.75rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--ink);
    font-size: 1rem;
  }
  input[aria-invalid] {
    border-color: var(--bad);
  }
  > p {
    grid-column: 1 / -1;
  }
  input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
    font-size: var(--text-sm);
  }
`;
