import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { ArrowRightIcon } from '../icons';

export type SectionProps = {
  title: string;
  text?: string;
  seeAll?: { href: string; label: string };
  /** In the line of the title, before the link. */
  tools?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page with a link to the full list. */
export function Section({ title, text, seeAll, tools, children }: SectionProps) {
  const id = useId();
  return (
    <section css={style} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {tools}
        {seeAll && (
          <a href={seeAll.href} aria-describedby={id}>
            {seeAll.label}
            <ArrowRightIcon aria-hidden="true" />
          </a>
        )}
      </header>
      {children}
    </section>
  );
}

const style = css`
  min-width: 0;
  > header {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--space-2);
    margin-bottom: clamp(0.875rem, 2.4vw, 1.5rem);
  }
  > header p {
    margin-top: 0.25rem;
    color: var(--ink-soft);
  }
  > header a {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.375rem;
    min-height: var(--target);
    margin-bottom: -0.625rem;
    color: var(--action);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  > header a svg {
    width: 1.125rem;
    height: 1.125rem;
    transition: transform var(--quick) var(--ease);
  }
  > header a:hover svg {
    transform: translateX(3px);
  }
`;
