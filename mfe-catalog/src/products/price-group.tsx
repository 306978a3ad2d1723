import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { css } from '@emotion/react';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Disclosure } from '@ortoo/ui';

interface PriceGroupProps {
  bounds: { low: number; high: number } | null;
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

const amount = (text: string | undefined): number | undefined =>
  Number(text?.replace(/\D/g, '').slice(0, 9)) || undefined;

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

/** Price range by two amounts; they apply on Enter or on blur, and are swapped when reversed. */
export const PriceGroup = ({ bounds, min, max, onChange }: PriceGroupProps) => {
  const t = useMessages();
  const locale = useLocale();
  const place = useAmounts(min, max);
  const commit = (group: HTMLElement) => {
    const fields = fieldsOf(group);
    const [from, to] = fields.map(field => amount(field.value));
    const turned = from !== undefined && to !== undefined && from > to;
    const [low, high] = turned ? [to, from] : [from, to];
    fields.forEach((field, at) => write(field, [low, high][at]));
    if (low !== min || high !== max) onChange(low, high);
  };
  const leave = (event: FocusEvent<HTMLElement>) => commit(event.currentTarget);
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(event.currentTarget);
  };
  const field = (name: string, label: string, value: number | undefined, hint: number | undefined) => (
    <label>
      <span>{label}</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        placeholder={hint === undefined ? '' : formatMoney(hint, locale)}
      />
    </label>
  );
  return (
    <Disclosure summary={t('facets.price')} open>
      <div ref={place} css={style} role="group" aria-label={t('facets.price')} onBlur={leave} onKeyDown={enter}>
        {field('price_min', t('facets.from'), min, bounds?.low)}
        {field('price_max', t('facets.to'), max, bounds?.high)}
      </div>
    </Disclosure>
  );
};

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
  input::placeholder {
    color: var(--ink-soft);
    opacity: 1;
    font-size: var(--text-sm);
  }
`;
