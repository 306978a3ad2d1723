import { css } from '@emotion/react';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { ButtonLink } from '@ortoo/ui';
import { brandHead } from '../parts/brand-head';
import { BrandPage } from '../parts/brand-page';
import { Chapter } from '../parts/chapter';
import { Gate } from '../parts/gate';
import { Opening } from '../parts/opening';
import { paths } from '../parts/paths';
import { Tasting } from '../parts/tasting';
import { Distillations } from './distillations';
import { Rest } from './rest';
import { Silence } from './silence';

const Buy = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <section css={buyStyle}>
      <h2>{t('story.buyTitle')}</h2>
      <p>{t('story.buyText')}</p>
      <div className="ways">
        <ButtonLink href={href(paths.product)} size="lg">
          {t('story.buy')}
        </ButtonLink>
        <ButtonLink href={href(paths.recipes)} size="lg" kind="secondary">
          {t('nav.recipes')}
        </ButtonLink>
      </div>
    </section>
  );
};

const Story = () => {
  const t = useMessages();
  return (
    <BrandPage>
      <div css={progressStyle} aria-hidden="true" />
      <Opening />
      <Chapter title={t('story.visionTitle')} image="brand-story_water">
        <p>{t('story.vision')}</p>
        <p>{t('story.visionMore')}</p>
      </Chapter>
      <Distillations />
      <Rest />
      <Silence />
      <Tasting />
      <Buy />
    </BrandPage>
  );
};

export const page = definePage({
  head: context => {
    const { t } = context;
    return brandHead(context, {
      title: t('nav.story'),
      description: t('story.description'),
      path: paths.story,
      image: '/pictures/brand-hero',
    });
  },
  Page: Story,
  Gate,
});

/** How far the story is, as a line of gold. */
const progressStyle = css`
  display: none;
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      position: fixed;
      inset: auto 0 0;
      z-index: 3;
      display: block;
      height: 2px;
      background: var(--action);
      transform-origin: 0 50%;
      animation: go-on linear both;
      animation-timeline: scroll(root);
    }
  }
  @keyframes go-on {
    from {
      transform: scaleX(0);
    }
    to {
      transform: none;
    }
  }
`;

const buyStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: clamp(4rem, 12vw, 9rem) var(--gutter);
  background: radial-gradient(closest-side, var(--action-wash), var(--ground));
  text-align: center;
  h2 {
    font-size: var(--text-3xl);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-1-5);
    margin-top: var(--space-2);
  }
`;
