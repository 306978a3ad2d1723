import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { SlotProps } from '@ortoo/remote';
import { SignInForm } from '../sign-in/sign-in-form';
import type { SignInFrameProps } from '../sign-in/sign-in-frame';

/** The page around it has the title; only a further step says what it asks for. */
const Frame = ({ title, text, focusesTitle, isStart, children }: SignInFrameProps) => {
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
`;

export const Slot = ({ next }: SlotProps<'account.sign-in-form'>) => <SignInForm next={next} frame={Frame} />;
