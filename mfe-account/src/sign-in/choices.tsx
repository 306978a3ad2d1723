import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useMessages } from '@ortoo/remote';

/** The ways to sign in besides the password, below a line; the same for every login. */
export const Choices = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  return (
    <div css={style} role="group" aria-label={t('signIn.otherWays')}>
      <p>{t('signIn.or')}</p>
      {children}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1);
  /* Each way is there only when the browser or the shop has it. */
  &:not(:has(button)) {
    display: none;
  }
  > p {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  > p::before,
  > p::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
