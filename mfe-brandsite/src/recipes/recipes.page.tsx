import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { recipeTastes } from '@ortoo/contracts';
import { definePage, failedPage, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { Chip, Container, ErrorPanel, ListSkeleton } from '@ortoo/ui';
import { brandHead } from '../parts/brand-head';
import { BrandPage } from '../parts/brand-page';
import { recipesQuery } from '../parts/brand.queries';
import { Gate } from '../parts/gate';
import { PageHeading } from '../parts/page-heading';
import { paths, recipePath } from '../parts/paths';
import { RecipeCards } from '../parts/recipe-cards';
import { tasteOf } from './recipe.rules';

const Filter = () => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const taste = tasteOf(search);
  return (
    <nav css={filterStyle} aria-label={t('recipes.filter')}>
      <Chip href={href(paths.recipes)} pressed={taste === undefined}>
        {t('recipes.all')}
      </Chip>
      {recipeTastes.map(known => (
        <Chip key={known} href={href(`${paths.recipes}?taste=${known}`)} pressed={taste === known}>
          {t(`recipes.tastes.${known}`)}
        </Chip>
      ))}
    </nav>
  );
};

const List = () => {
  const t = useMessages();
  const [search] = useSearchParams();
  const query = useQuery(recipesQuery());
  const taste = tasteOf(search);
  if (!query.data) {
    return query.isError ? (
      <ErrorPanel {...failedPage(t, query)} />
    ) : (
      <ListSkeleton label={t('state.loading')} count={6} />
    );
  }
  const shown = query.data.filter(recipe => taste === undefined || recipe.taste === taste);
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('recipes.shown', { count: shown.length })}
      </p>
      <RecipeCards recipes={shown} level={2} eager />
    </>
  );
};

const Recipes = () => {
  const t = useMessages();
  return (
    <BrandPage>
      <Container css={style}>
        <PageHeading title={t('recipes.title')} text={t('recipes.text')} />
        <Filter />
        <List />
      </Container>
    </BrandPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(recipesQuery()),
  head: context => {
    const { t, queryClient } = context;
    const recipes = queryClient.getQueryData(recipesQuery().queryKey) ?? [];
    return brandHead(context, {
      title: t('recipes.title'),
      description: t('recipes.description'),
      path: paths.recipes,
      image: '/pictures/brand-recipe_juniper',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: recipes.map(({ slug }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            url: recipePath(slug),
          })),
        },
      ],
    });
  },
  Page: Recipes,
  Gate,
});

const style = css`
  padding-bottom: clamp(3rem, 8vw, 6rem);
`;

const filterStyle = css`
  display: flex;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter) clamp(1.5rem, 4vw, 3rem);
  overflow-x: auto;
  scrollbar-width: none;
`;
