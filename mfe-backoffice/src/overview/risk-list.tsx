import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { useHref } from '@ortoo/remote';
import { ChevronRightIcon, TextLink } from '@ortoo/ui';

export interface Risk {
  id: string | number;
  name: string;
  text: string;
  /** How bad it is, as a pill. */
  state: ReactNode;
  /** Where it is mended, without the locale prefix. */
  path: string;
}

interface RiskListProps {
  title: string;
  risks: readonly Risk[];
  /** Leads to all of them when more are there than are listed. */
  more?: { path: string; label: string } | undefined;
}

/** What goes wrong, each with the page where somebody can mend it. */
export const RiskList = ({ title, risks, more }: RiskListProps) => {
  const id = useId();
  const href = useHref();
  return (
    <section css={style} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {risks.map(({ id: key, name, text, state, path }) => (
          <li key={key}>
            <a href={href(path)}>
              <span className="name">
                <strong>{name}</strong>
                <span className="soft">{text}</span>
              </span>
              {state}
              <ChevronRightIcon aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      {more && <TextLink href={href(more.path)}>{more.label}</TextLink>}
    </section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    font-size: var(--text-lg);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > a {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: 3.5rem;
    padding-block: 0.5rem;
  }
  li > a:hover strong {
    color: var(--action);
  }
  .name {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 550;
  }
  .soft {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  li svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  li > a > svg {
    color: var(--ink-soft);
  }
`;
