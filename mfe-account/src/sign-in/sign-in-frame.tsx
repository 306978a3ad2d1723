import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '@ortoo/ui';

export interface SignInFrameProps {
  title: string;
  text: string;
  /** Moves the focus to the title, so that reading starts there. */
  focusesTitle?: boolean;
  /** The form that a page or another remote has announced already. */
  isStart?: boolean;
  children: ReactNode;
}

/** The layout that sign-in and registration share. */
export const SignInFrame = ({ title, text, focusesTitle = false, children }: SignInFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle]);
  return (
    <Container width="form">
      <section css={style}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className="lead">{text}</p>}
        {children}
      </section>
    </Container>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  padding-block: clamp(2rem, 7vw, 4.5rem);
  h1 {
    font-size: var(--text-2xl);
  }
  .lead {
    color: var(--ink-soft);
  }
  form {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }
  .forgot {
    margin-top: calc(-1 * var(--space-1));
    font-size: var(--text-sm);
    text-align: end;
  }
  .other {
    text-align: center;
  }
`;
