import { css } from '@emotion/react';
import { definePage, Slot, useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, Container, Skeleton, TextLink } from '@ortoo/ui';
import { BrandStage } from '../parts/brand-stage';
import { Chapter } from '../parts/chapter';
import { gateTo } from '../parts/gate';
import { Opening } from '../parts/opening';

const path = '/';
const story = '/brand/story';
const collection = 'goods/drinks/vodka';

const Actions = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <>
      <ButtonLink href={href(`/t/${collection}`)} size="lg">
        {t('story.buy')}
      </ButtonLink>
      <ButtonLink href={href(story)} size="lg" kind="secondary">
        {t('teaser.action')}
      </ButtonLink>
    </>
  );
};

const Home = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <BrandStage>
      <Opening actions={<Actions />} />
      <Container>
        <Slot
          id="catalog.product-strip"
          props={{ title: t('home.collection'), taxon: collection }}
          fallback={<Skeleton height="clamp(32rem, 30rem + 4vw, 34.5rem)" round />}
        />
      </Container>
      <div css={style}>
        <Chapter title={t('story.visionTitle')} image="brand-story_water">
          <p>{t('story.vision')}</p>
          <TextLink href={href(story)}>{t('teaser.action')}</TextLink>
        </Chapter>
        <p className="care">{t('story.care')}</p>
      </div>
    </BrandStage>
  );
};

export const page = definePage({
  head: ({ t, adult }) => ({
    title: '',
    description: adult ? t('home.description') : t('gate.description'),
    canonical: path,
    image: '/pictures/brand-gate',
  }),
  Page: Home,
  Gate: gateTo(path),
});

const style = css`
  padding-top: clamp(3rem, 8vw, 6rem);
  .care {
    padding: var(--space-6) var(--gutter);
    color: var(--ink-soft);
    font-size: var(--text-sm);
    text-align: center;
  }
`;
