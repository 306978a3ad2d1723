import { css } from '@emotion/react';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { ButtonLink } from '@ortoo/ui';
import { gateTo } from '../parts/gate';
import { BrandStage } from '../parts/brand-stage';
import { Chapter } from '../parts/chapter';
import { Opening } from '../parts/opening';
import { Tasting } from './tasting';

const path = '/brand/story';
const product = '/products/munkh-tsas-arkhi-07';

const Buy = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <section css={buyStyle}>
      <h2>{t('story.buyTitle')}</h2>
      <p>{t('story.buyText')}</p>
      <ButtonLink href={href(product)} size="lg">
        {t('story.buy')}
      </ButtonLink>
      <p className="care">{t('story.care')}</p>
    </section>
  );
};

const Story = () => {
  const t = useMessages();
  return (
    <BrandStage>
      <Opening />
      <Chapter title={t('story.visionTitle')} image="brand-story_water">
        <p>{t('story.vision')}</p>
        <p>{t('story.visionMore')}</p>
      </Chapter>
      <Chapter title={t('story.distilTitle')} image="brand-story_distil" turned>
        <p>{t('story.distil')}</p>
      </Chapter>
      <Chapter title={t('story.restTitle')} image="brand-story_rest">
        <p>{t('story.rest')}</p>
      </Chapter>
      <Tasting />
      <Buy />
    </BrandStage>
  );
};

export const page = definePage({
  head: ({ t, adult }) => ({
    title: t('brand'),
    description: adult ? t('story.description') : t('gate.description'),
    canonical: path,
    image: '/pictures/brand-gate',
  }),
  Page: Story,
  Gate: gateTo(path),
});

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
  .care {
    max-width: 34rem;
    margin-top: var(--space-4);
    font-size: var(--text-sm);
  }
`;
