import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '@ortoo/ui';

/** A panel with a title, for settings that belong together. */
export const SettingsSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 css={style} id={titleId}>
        {title}
      </h2>
      {children}
    </Panel>
  );
};

const style = css`
  margin-bottom: var(--space-1);
  font-size: var(--text-lg);
`;
