import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages, type PageContext } from '@ortoo/remote';
import { ButtonLink, Container, Section, TextLink } from '@ortoo/ui';
import { Bottles } from '../parts/bottles';
import { brandHead } from '../parts/brand-head';
import { BrandPage } from '../parts/brand-page';
import { bottlesQuery, recipesQuery } from '../parts/brand.queries';
import { Chapter } from '../parts/chapter';
import { Opening } from '../parts/opening';
import { homePath, paths } from '../parts/paths';
import { QueryStates } from '../parts/query-states';
import { RecipeCards } from '../parts/recipe-cards';

const Actions = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <>
      <ButtonLink href={href(paths.story)} size="lg">
        {t('teaser.action')}
      </ButtonLink>
      <ButtonLink href={href(paths.product)} size="lg" kind="secondary">
        {t('story.buy')}
      </ButtonLink>
    </>
  );
};

/** The brand's first page. */
export const Home = () => {
  const t = useMessages();
  const href = useHref();
  const bottles = useQuery(bottlesQuery());
  const recipes = useQuery(recipesQuery());
  const seeAll = (path: string) => ({ href: href(path), label: t('actions.seeAll') });
  return (
    <BrandPage>
      <Opening actions={<Actions />} />
      <Chapter title={t('story.visionTitle')} image="brand-story_water">
        <p>{t('story.vision')}</p>
        <TextLink href={href(paths.story)}>{t('teaser.action')}</TextLink>
      </Chapter>
      <Container css={style}>
        <Section title={t('home.collection')} seeAll={seeAll(paths.product)}>
          <QueryStates query={bottles} height="40rem">
            {found => <Bottles bottles={found} />}
          </QueryStates>
        </Section>
        <Section title={t('home.recipesTitle')} text={t('home.recipesText')} seeAll={seeAll(paths.recipes)}>
          <QueryStates query={recipes} height="26rem">
            {found => <RecipeCards recipes={found.slice(0, 3)} level={3} />}
          </QueryStates>
        </Section>
        <section className="near">
          <h2>{t('home.stockistsTitle')}</h2>
          <p>{t('home.stockistsText')}</p>
          <ButtonLink href={href(paths.stockists)} kind="secondary" size="lg">
            {t('nav.stockists')}
          </ButtonLink>
        </section>
      </Container>
    </BrandPage>
  );
};

/** What it shows beyond texts. */
export const loadHome = ({ queryClient }: PageContext) =>
  Promise.all([queryClient.ensureQueryData(bottlesQuery()), queryClient.ensureQueryData(recipesQuery())]);

export const homeHead = (context: PageContext) =>
  brandHead(context, {
    title: '',
    description: context.t('home.description'),
    path: homePath(context.site),
    image: '/pictures/brand-hero',
  });

const style = css`
  display: grid;
  gap: clamp(5rem, 12vw, 9rem);
  padding-block: clamp(3rem, 8vw, 6rem);
  h2 {
    font-size: var(--text-3xl);
  }
  .near {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding: clamp(3rem, 9vw, 7rem) var(--gutter);
    border-radius: var(--radius-xl);
    background: radial-gradient(closest-side, var(--action-wash), var(--surface));
    text-align: center;
  }
  .near p {
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
`;
