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

const fieldOf = (form: HTMLElement, name: string) =>
  amount(form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value);

/** Both fields say what counts, and stay the fields that they are: one of them may have the focus. */
const useAmounts = (min: number | undefined, max: number | undefined) => {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef({ min, max });
  useEffect(() => {
    if (shown.current.min === min && shown.current.max === max) return;
    shown.current = { min, max };
    const fields = place.current?.querySelectorAll('input') ?? [];
    [min, max].forEach((value, at) => {
      if (fields[at]) fields[at].value = String(value ?? '');
    });
  }, [min, max]);
  return place;
};

/** Price by two amounts; they count on Enter or when a field is left, and change places when they are the wrong way round. */
export const PriceGroup = ({ bounds, min, max, onChange }: PriceGroupProps) => {
  const t = useMessages();
  const locale = useLocale();
  const place = useAmounts(min, max);
  const commit = (group: HTMLElement) => {
    const from = fieldOf(group, 'price_min');
    const to = fieldOf(group, 'price_max');
    const turned = from !== undefined && to !== undefined && from > to;
    const [low, high] = turned ? [to, from] : [from, to];
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
        className="figures"
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
