import { useId, type CSSProperties } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';

const days = Array.from({ length: 21 }, (_, at) => at);

/** Twenty-one nights as moons, which rise one after another while the reader scrolls. */
export const Rest = () => {
  const t = useMessages();
  const id = useId();
  return (
    <section css={style} aria-labelledby={id}>
      <div className="words">
        <h2 id={id}>{t('story.restTitle')}</h2>
        <p>{t('story.rest')}</p>
      </div>
      <div className="nights" aria-hidden="true">
        {days.map(day => (
          <i key={day} style={{ '--night': day } as CSSProperties} />
        ))}
      </div>
    </section>
  );
};

const style = css`
  display: grid;
  gap: clamp(2.5rem, 7vw, 6rem);
  max-width: 76rem;
  margin-inline: auto;
  padding: clamp(5rem, 14vw, 11rem) var(--gutter);
  h2 {
    font-size: var(--text-4xl);
    line-height: 1.05;
  }
  .words {
    display: grid;
    gap: var(--space-3);
    max-width: 40rem;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-xl);
    line-height: 1.6;
  }
  .nights {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: clamp(0.75rem, 2.4vw, 2rem);
  }
  i {
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--sand);
    box-shadow: inset 0 0 0 1px var(--line);
    overflow: hidden;
  }
  i::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: 50%;
    background:
      radial-gradient(circle at 62% 30%, rgb(96 108 124 / 0.35) 0 9%, transparent 11%),
      radial-gradient(circle at 34% 58%, rgb(96 108 124 / 0.3) 0 14%, transparent 17%),
      radial-gradient(circle at 66% 68%, rgb(96 108 124 / 0.28) 0 7%, transparent 9%),
      radial-gradient(circle at 34% 30%, #f4f1e8, #c9c8c4 50%, #5f6b7a);
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      .nights {
        view-timeline: --nights block;
      }
      i::before {
        animation: rise linear both;
        animation-timeline: --nights;
        animation-range: entry calc(5% + var(--night) * 3%) cover calc(26% + var(--night) * 1.6%);
      }
    }
  }
  /* The shadow leaves each of them as it leaves the moon. */
  @keyframes rise {
    from {
      opacity: 0.1;
      transform: translateX(-102%);
    }
    to {
      opacity: 1;
      transform: none;
    }
  }
`;
