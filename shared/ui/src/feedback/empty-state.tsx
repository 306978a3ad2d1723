import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type EmptyStateProps = { icon?: ReactNode; title: string; text?: ReactNode; actions?: ReactNode; level?: 1 | 2 };

/** An empty list with suggested actions. */
export function EmptyState({ icon, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div css={style}>
      {icon && <div className="icon">{icon}</div>}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1-5);
  padding: clamp(2.5rem, 9vw, 5.5rem) var(--space-2);
  text-align: center;
  .icon {
    display: grid;
    place-items: center;
    width: 5.5rem;
    height: 5.5rem;
    margin-bottom: var(--space-1);
    border-radius: 50%;
    background: var(--sand);
    color: var(--action);
  }
  .icon svg {
    width: 2.25rem;
    height: 2.25rem;
    stroke-width: 1.5;
  }
  h1,
  h2 {
    font-size: var(--text-2xl);
  }
  p {
    max-width: 30rem;
    color: var(--ink-soft);
    text-wrap: balance;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-1-5);
    margin-top: var(--space-1-5);
  }
`;
