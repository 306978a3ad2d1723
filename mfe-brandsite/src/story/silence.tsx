import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';

/** One sentence, alone on the screen. */
export const Silence = () => (
  <p css={style}>
    <span>{useMessages()('story.silence')}</span>
  </p>
);

const style = css`
  display: grid;
  place-items: center;
  min-height: 90svh;
  overflow: clip;
  padding: var(--space-6) var(--gutter);
  font-size: var(--text-4xl);
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);
  line-height: 1.1;
  text-align: center;
  text-wrap: balance;
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      span {
        animation: settle linear both;
        animation-timeline: view();
        animation-range: cover 5% cover 50%;
      }
    }
  }
  @keyframes settle {
    from {
      filter: blur(14px);
      transform: scale(1.3);
    }
    to {
      filter: blur(0);
      transform: none;
    }
  }
`;
