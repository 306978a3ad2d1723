import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '@ortoo/ui';

interface SecuritySectionProps {
  title: string;
  text: string;
  /** State of the whole section, in the line of its title. */
  state?: ReactNode;
  children: ReactNode;
}

/** One way to protect the account. */
export const SecuritySection = ({ title, text, state, children }: SecuritySectionProps) => {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <div css={style}>
        <header>
          <h2 id={id}>{title}</h2>
          {state}
        </header>
        <p className="soft">{text}</p>
        {children}
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1);
  }
  h2 {
    font-size: var(--text-lg);
  }
`;
