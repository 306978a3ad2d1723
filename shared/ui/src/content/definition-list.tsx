import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Without a value it is left out. */
export type Definition = { term: ReactNode; value: ReactNode; strong?: boolean };
export type DefinitionListProps = {
  items: Definition[];
  /** `sums`: amounts to the right, the strong one as the total. `facts`: term and text side by side. */
  form?: 'sums' | 'facts';
};

/** Pairs of term and value: the sums of an order, the facts of a product. */
export function DefinitionList({ items, form = 'facts' }: DefinitionListProps) {
  return (
    <dl css={style} data-form={form}>
      {items.filter(hasValue).map((item, at) => (
        <div key={at} data-strong={item.strong || undefined}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasValue = ({ value }: Definition) => Boolean(value) || value === 0;

const style = css`
  > div {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 3fr;
    gap: 0.25rem 1rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    overflow-wrap: anywhere;
  }
  &[data-form='sums'] > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 0.3125rem;
    border: 0;
  }
  &[data-form='sums'] dd {
    flex: none;
    font-weight: 550;
  }
  &[data-form='sums'] > [data-strong] {
    margin-top: 0.625rem;
    padding-top: 0.9375rem;
    border-top: 1px solid var(--line);
    font-size: var(--text-xl);
  }
  > [data-strong] dt {
    color: var(--ink);
    font-weight: 620;
  }
  > [data-strong] dd {
    font-weight: 680;
    letter-spacing: -0.015em;
  }
`;
