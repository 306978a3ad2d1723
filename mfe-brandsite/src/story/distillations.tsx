import { useId } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';

const steps = [1, 2, 3, 4, 5, 6] as const;
const stills = 'brand-story_distil';
const sizes = 'max(100vw, 160svh)';

/**
 * Six stills, lit one after another while the reader scrolls past what each of them does. Without scroll-driven
 * animations, or when motion is unwelcome, all are lit and the text stands below.
 */
export const Distillations = () => {
  const t = useMessages();
  const id = useId();
  return (
    <section css={style} aria-labelledby={id}>
      <div className="scene" aria-hidden="true">
        <Picture className="unlit" src={stills} alt="" ratio={16 / 10} sizes={sizes} />
        <Picture className="lit" src={stills} alt="" ratio={16 / 10} sizes={sizes} />
      </div>
      <div className="words">
        <header>
          <h2 id={id}>{t('story.distilTitle')}</h2>
          <p>{t('story.distil')}</p>
        </header>
        <ol>
          {steps.map(step => (
            <li key={step}>
              <span aria-hidden="true">{step}</span>
              <p>{t(`story.distilSteps.${step}`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

const style = css`
  .scene {
    position: relative;
    overflow: hidden;
  }
  .scene img {
    width: 100%;
    object-position: 50% 78%;
  }
  .unlit {
    display: none;
  }
  header {
    display: grid;
    gap: var(--space-2);
  }
  h2 {
    font-size: var(--text-4xl);
    line-height: 1.05;
  }
  header p {
    max-width: 34rem;
    color: var(--ink-soft);
    font-size: var(--text-xl);
    line-height: 1.5;
  }
  .words {
    display: grid;
    gap: var(--space-4);
    max-width: 70rem;
    margin-inline: auto;
    padding: var(--space-4) var(--gutter) var(--space-8);
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
    gap: var(--space-3);
  }
  li {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
  }
  li span {
    color: var(--action);
    font-size: var(--text-4xl);
    font-weight: 300;
    line-height: 1;
  }
  li p {
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      view-timeline: --distillations block;
      .scene {
        position: sticky;
        top: 0;
        height: 100svh;
      }
      .scene img {
        position: absolute;
        inset: 0;
        height: 100%;
      }
      .scene::after {
        content: '';
        position: absolute;
        inset: 0;
        background: linear-gradient(to bottom, var(--ground) 4%, rgb(7 9 12 / 0.5) 40%, rgb(7 9 12 / 0) 60%);
      }
      .unlit {
        display: block;
        filter: grayscale(1) brightness(0.4);
      }
      /* On a narrow screen the picture passes by, and the light with it. */
      .scene img {
        animation: pass-by linear both;
        animation-timeline: --distillations;
        animation-range: contain 4% contain 92%;
      }
      .scene .lit {
        mask: linear-gradient(to right, #000 86%, transparent) no-repeat;
        animation-name: pass-by, light-up;
      }
      .words {
        position: relative;
        margin-top: -100svh;
        text-shadow:
          0 0 0.25em var(--ground),
          0 0 1em var(--ground);
        padding-block: 22svh 40svh;
        gap: 45svh;
      }
      ol {
        display: block;
      }
      li {
        max-width: 34rem;
        min-height: 55svh;
        align-items: flex-start;
      }
      li span {
        font-size: clamp(6rem, 18vw, 13rem);
        line-height: 0.8;
        animation: appear linear both;
        animation-timeline: view();
        animation-range: cover 10% cover 45%;
      }
      li p {
        padding-top: var(--space-1);
        font-size: var(--text-2xl);
        animation: come-near linear both;
        animation-timeline: view();
        animation-range: cover 10% cover 40%;
      }
      @media (min-width: 992px) {
        li:nth-of-type(even) {
          margin-inline-start: auto;
        }
      }
    }
  }
  @keyframes pass-by {
    from {
      object-position: 0 78%;
    }
    to {
      object-position: 100% 78%;
    }
  }
  @keyframes light-up {
    from {
      mask-size: 0 100%;
    }
    to {
      mask-size: 117% 100%;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
    to {
      opacity: 1;
    }
  }
  @keyframes come-near {
    from {
      filter: blur(6px);
      transform: translateY(3rem);
    }
    to {
      filter: blur(0);
      transform: none;
    }
  }
`;
