import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';

/** Share of the page that is read, as a line at the top; browsers without scroll timelines count themselves. */
export const ReadingProgress = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const show = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const share = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
      bar.current?.style.setProperty('transform', `scaleX(${share})`);
    };
    document.addEventListener('scroll', show, { passive: true });
    return () => document.removeEventListener('scroll', show);
  }, []);
  return <div css={style} ref={bar} aria-hidden="true" className="no-print" />;
};

const style = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 3px;
  background: var(--gold);
  transform: scaleX(0);
  transform-origin: 0 50%;
  pointer-events: none;
  @supports (animation-timeline: scroll()) {
    animation: reading-progress linear both;
    animation-timeline: scroll(root);
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  @keyframes reading-progress {
    to {
      transform: scaleX(1);
    }
  }
`;
