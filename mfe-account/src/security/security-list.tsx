import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '@ortoo/ui';

/** Things that protect the account, or have access to it, one below the other. */
export const SecurityList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul css={listStyle} aria-label={label}>
    {children}
  </ul>
);

interface SecurityItemProps {
  icon: ReactNode;
  name: string;
  facts: readonly (string | false | null | undefined)[];
  mark?: ReactNode;
  /** Why its last action failed. */
  failure?: string | undefined;
  actions?: ReactNode;
}

export const SecurityItem = ({ icon, name, facts, mark, failure, actions }: SecurityItemProps) => (
  <li css={itemStyle} aria-label={name}>
    {icon}
    <div className="text">
      <h3>
        {name} {mark}
      </h3>
      {facts.map(
        fact =>
          fact && (
            <p key={fact} className="soft">
              {fact}
            </p>
          ),
      )}
    </div>
    {failure && (
      <div className="failure">
        <ErrorNotice>{failure}</ErrorNotice>
      </div>
    )}
    {actions && <div className="actions">{actions}</div>}
  </li>
);

const listStyle = css`
  display: grid;
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

const itemStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1-5);
  padding-block: var(--space-1-5);
  > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 0.125rem;
    color: var(--action);
  }
  .text {
    flex: 1 1 min(9rem, 100% - 3rem);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem var(--space-1);
    font-size: var(--text-md);
    font-weight: 600;
  }
  p {
    font-size: var(--text-sm);
  }
  .failure {
    order: 1;
    flex-basis: 100%;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    margin-inline-start: auto;
  }
`;
