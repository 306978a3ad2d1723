import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../product/picture';

export type HeroProps = {
  title: string;
  kicker?: string;
  text?: string;
  image: { src: string; alt: string };
  actions?: ReactNode;
  /** The heading level; the page's h1 by default. */
  level?: 1 | 2;
  size?: 'md' | 'lg';
};

/** The first picture of a page with its text on it. */
export function Hero({ title, kicker, text, image, actions, level = 1, size = 'lg' }: HeroProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div css={style} data-size={size}>
      <Picture
        src={image.src}
        alt={image.alt}
        eager={level === 1}
        ratio={16 / 9}
        sizes="(min-width: 1360px) 1280px, max(100vw, 90vh)"
      />
      <div className="words">
        {kicker && <p className="kicker">{kicker}</p>}
        <Heading>{title}</Heading>
        {text && <p className="text">{text}</p>}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  );
}

const style = css`
  position: relative;
  display: grid;
  overflow: hidden;
  min-height: clamp(26rem, 62vh, 36rem);
  border-radius: var(--radius-xl);
  background: var(--night);
  color: #fff;
  isolation: isolate;
  &[data-size='md'] {
    min-height: clamp(18rem, 40vh, 24rem);
  }
  > * {
    grid-area: 1 / 1;
  }
  > img {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }
  &::after {
    content: '';
    grid-area: 1 / 1;
    background: linear-gradient(
      to top,
      rgb(6 18 33 / 0.88) 0%,
      rgb(6 18 33 / 0.66) 50%,
      rgb(6 18 33 / 0.42) 76%,
      rgb(6 18 33 / 0) 100%
    );
  }
  .words {
    z-index: 1;
    align-self: end;
    display: grid;
    gap: var(--space-1-5);
    max-width: 52rem;
    padding: clamp(1.5rem, 5vw, 3.5rem);
  }
  .kicker {
    color: var(--gold);
    font-size: var(--text-sm);
    font-weight: 600;
  }
  h1,
  h2 {
    font-size: var(--text-4xl);
    line-height: 1.04;
  }
  &[data-size='md'] :is(h1, h2) {
    font-size: var(--text-3xl);
  }
  .text {
    max-width: 34rem;
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1-5);
    margin-top: var(--space-1);
  }
  @media (min-width: 992px) {
    &::after {
      background:
        linear-gradient(78deg, rgb(6 18 33 / 0.82) 0%, rgb(6 18 33 / 0.5) 34%, rgb(6 18 33 / 0) 66%),
        linear-gradient(to top, rgb(6 18 33 / 0.4), rgb(6 18 33 / 0) 40%);
    }
  }
`;
