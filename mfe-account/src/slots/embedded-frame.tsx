import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { SignInFrameProps } from '../sign-in/sign-in-frame';

/** What is around it has the title; only a further step says what it asks for. */
export const EmbeddedFrame = ({ title, text, focusesTitle, isStart, children }: SignInFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle]);
  return (
    <div css={style}>
      {!isStart && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </>
      )}
      {children}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  max-width: 28rem;
  h2 {
    font-size: var(--text-lg);
  }
  p {
    color: var(--ink-soft);
  }
  form {
    display: grid;
    gap: var(--space-2);
  }
  .forgot {
    margin-top: calc(-1 * var(--space-1));
    font-size: var(--text-sm);
    text-align: end;
  }
`;
