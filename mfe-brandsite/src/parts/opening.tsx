import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { backdropStyle } from './backdrop-style';

const figures = [
  ['6', 'story.timesLabel'],
  ['500+', 'story.hoursLabel'],
  ['21', 'story.daysLabel'],
] as const;

/** The first section, with the key message. @param actions what to do next */
export const Opening = ({ actions }: { actions?: ReactNode }) => {
  const t = useMessages();
  return (
    <>
      <header css={sceneStyle}>
        <Picture css={backdropStyle} src="brand-hero" alt="" eager ratio={32 / 15} sizes="max(100vw, 200vh)" />
        <div className="words">
          <h1>{t('brand')}</h1>
          <p>{t('story.tagline')}</p>
          {actions && <div className="actions">{actions}</div>}
        </div>
      </header>
      <dl css={figuresStyle}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt className="soft">{t(label)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const sceneStyle = css`
  position: relative;
  display: grid;
  align-items: end;
  min-height: calc(100svh - var(--header-height) - var(--bottom-nav-height));
  overflow: clip;
  isolation: isolate;
  > img {
    object-position: 72% 50%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 30% 0 0;
    z-index: -1;
    background: linear-gradient(to top, var(--ground) 6%, rgb(7 9 12 / 0.8) 50%, rgb(7 9 12 / 0));
  }
  .words {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-6) clamp(1.25rem, 7vw, 8rem) clamp(3rem, 10vh, 7rem);
  }
  h1 {
    font-size: var(--text-4xl);
    line-height: 1;
  }
  p {
    max-width: 30rem;
    color: var(--action);
    font-size: var(--text-xl);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1-5);
    margin-top: var(--space-2);
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      > img {
        animation: withdraw linear both;
        animation-timeline: view();
        animation-range: exit;
      }
    }
  }
  @keyframes withdraw {
    from {
      transform: none;
    }
    to {
      transform: scale(1.14);
    }
  }
  @media (min-width: 992px) {
    min-height: max(30rem, calc(100svh - var(--header-height)));
    > img {
      object-position: 50% 50%;
    }
    &::after {
      background: linear-gradient(to top, var(--ground), rgb(7 9 12 / 0.55) 45%, rgb(7 9 12 / 0));
    }
  }
`;

const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  max-width: 70rem;
  margin-inline: auto;
  padding: var(--space-4) var(--gutter) clamp(3rem, 9vw, 7rem);
  text-align: center;
  > div {
    display: grid;
    grid-template-rows: auto 1fr;
  }
  dd {
    order: -1;
    color: var(--action);
    font-size: var(--text-4xl);
    font-weight: 300;
    line-height: 1.1;
  }
`;
