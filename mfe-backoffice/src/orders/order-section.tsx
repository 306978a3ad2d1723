import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

interface OrderSectionProps {
  title: string;
  /** Buttons in the line of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of an order's page. */
export const OrderSection = ({ title, actions, children }: OrderSectionProps) => {
  const id = useId();
  return (
    <section css={style} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
};

const style = css`
  min-width: 0;
  padding: var(--space-1) var(--space-2) var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-sm);
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
    min-height: 3rem;
  }
  h2 {
    font-size: var(--text-md);
  }
  h3 {
    margin-top: var(--space-1-5);
    font-size: var(--text-sm);
  }
  .rows > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem var(--space-1-5);
    padding-block: 0.625rem;
    border-top: 1px solid var(--line);
  }
  .rows > li > span:first-of-type {
    display: grid;
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .amount {
    font-weight: 550;
  }
`;
