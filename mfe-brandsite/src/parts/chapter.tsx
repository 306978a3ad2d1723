import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '@ortoo/ui';

interface ChapterProps {
  title: string;
  image: string;
  /** The picture is on the other side. */
  turned?: boolean;
  children: ReactNode;
}

/** One section of the story: a big picture and a short text. */
export const Chapter = ({ title, image, turned, children }: ChapterProps) => (
  <section css={style} data-turned={turned || undefined}>
    <div className="frame">
      <Picture src={image} alt="" ratio={16 / 10} sizes="(min-width: 992px) 58vw, 100vw" />
    </div>
    <div className="words">
      <h2>{title}</h2>
      {children}
    </div>
  </section>
);

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  .frame {
    overflow: hidden;
  }
  img {
    width: 100%;
  }
  .words {
    display: grid;
    gap: var(--space-2);
    max-width: 36rem;
    padding: var(--space-4) var(--gutter) var(--space-8);
  }
  h2 {
    font-size: var(--text-3xl);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: 1.7;
  }
  @media (min-width: 992px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    .words {
      padding: var(--space-6) clamp(2rem, 5vw, 6rem);
    }
    &[data-turned] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
    &[data-turned] .frame {
      order: 2;
    }
    &[data-turned] .words {
      justify-self: end;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      img {
        animation: approach linear both;
        animation-timeline: view();
      }
    }
  }
  @keyframes approach {
    from {
      transform: scale(1.18);
    }
    to {
      transform: scale(1);
    }
  }
`;
