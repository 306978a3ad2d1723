import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../product/picture';

export type HeroProps = {
  title: string;
  kicker: string;
  text: string;
  image: { src: string; alt: string };
  actions: ReactNode;
};

/** The first picture of a page with its text on it. */
export function Hero({ title, kicker, text, image, actions }: HeroProps) {
  return (
    <div css={style}>
      <Picture
        src={image.src}
        alt={image.alt}
        eager
        ratio={16 / 9}
        sizes="(min-width: 1360px) 1280px, max(100vw, 90vh)"
      />
      <div className="words">
        <p className="kicker">{kicker}</p>
        <h1>{title}</h1>
        <p className="text">{text}</p>
        <div className="actions">{actions}</div>
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
  h1 {
    font-size: var(--text-4xl);
    line-height: 1.04;
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
