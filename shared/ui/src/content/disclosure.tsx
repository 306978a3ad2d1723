import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Of all disclosures with the same name, one is open at a time: an accordion. */
  name?: string;
  end?: ReactNode;
};

/** A disclosure on the native `<details>`: works without script, and find-in-page opens it. */
export function Disclosure({ summary, children, open, name, end }: DisclosureProps) {
  return (
    <details css={style} open={open} name={name}>
      <summary>
        <span className="text">{summary}</span>
        {end}
        <ChevronDownIcon aria-hidden="true" />
      </summary>
      <div className="content">{children}</div>
    </details>
  );
}

const style = css`
  border-bottom: 1px solid var(--line);
  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 3.25rem;
    font-weight: 620;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    color: var(--action);
  }
  > summary > .text {
    flex: 1;
    min-width: 0;
  }
  > summary > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-soft);
    transition: transform var(--calm) var(--ease);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > .content {
    padding-bottom: var(--space-2);
  }
`;
