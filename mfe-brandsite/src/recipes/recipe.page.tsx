import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { RecipePage } from '@ortoo/contracts';
import { formatNumber } from '@ortoo/i18n';
import { definePage, failedPage, quantityTexts, useMessages, type PageProps } from '@ortoo/remote';
import { ArticleSkeleton, Container, ErrorPanel, Picture, QuantityStepper, Section } from '@ortoo/ui';
import { brandHead } from '../parts/brand-head';
import { BrandPage } from '../parts/brand-page';
import { Gate } from '../parts/gate';
import { PageHeading } from '../parts/page-heading';
import { paths, recipePath } from '../parts/paths';
import { RecipeCards } from '../parts/recipe-cards';
import { recipeQuery } from './recipe.queries';
import { glassesMax, recipeData } from './recipe.rules';
import { Shopping } from './shopping';
import { useAmount } from './use-amount';
import { useGlasses } from './use-glasses';

const Facts = ({ recipe }: { recipe: RecipePage }) => {
  const t = useMessages();
  const facts = [
    ['recipe.time', t('recipes.minutes', { count: recipe.minutes })],
    ['recipe.taste', t(`recipes.tastes.${recipe.taste}`)],
    ['recipe.glass', recipe.glass],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{t(term)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface IngredientsProps {
  recipe: RecipePage;
  glasses: number;
  onChange: (glasses: number) => void;
}

const Ingredients = ({ recipe, glasses, onChange }: IngredientsProps) => {
  const t = useMessages();
  const amountOf = useAmount();
  return (
    <section className="ingredients" aria-labelledby="recipe-ingredients">
      <div className="head">
        <h2 id="recipe-ingredients">{t('recipe.ingredients')}</h2>
        <div className="glasses">
          <span aria-hidden="true">{t('recipe.forGlasses')}</span>
          <QuantityStepper
            value={glasses}
            max={glassesMax}
            onChange={onChange}
            labels={{ ...quantityTexts(t), group: t('recipe.glasses') }}
          />
        </div>
      </div>
      <ul aria-live="polite">
        {recipe.ingredients.map(ingredient => (
          <li key={ingredient.name}>
            <strong>{amountOf(ingredient, glasses)}</strong> <span>{ingredient.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Steps = ({ recipe }: { recipe: RecipePage }) => {
  const t = useMessages();
  return (
    <section className="steps" aria-labelledby="recipe-steps">
      <h2 id="recipe-steps">{t('recipe.steps')}</h2>
      <ol>
        {recipe.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="tip">
        <strong>{t('recipe.tip')}</strong> {recipe.tip}
      </p>
    </section>
  );
};

const Whole = ({ recipe }: { recipe: RecipePage }) => {
  const t = useMessages();
  const [glasses, change] = useGlasses();
  const { title, summary, image, image_alt: alt, others } = recipe;
  return (
    <>
      <div className="top">
        <div>
          <PageHeading title={title} text={summary} trail={[{ label: t('recipes.title'), path: paths.recipes }]} />
          <Facts recipe={recipe} />
        </div>
        <Picture src={image} alt={alt} eager ratio={16 / 10} sizes="(min-width: 992px) 55vw, 100vw" maxWidth={1280} />
      </div>
      <div className="body">
        <Ingredients recipe={recipe} glasses={glasses} onChange={change} />
        <Steps recipe={recipe} />
        <Shopping recipe={recipe} glasses={glasses} />
      </div>
      <Section title={t('recipe.others')}>
        <RecipeCards recipes={others} level={3} />
      </Section>
    </>
  );
};

const Recipe = ({ params: { slug = '' } }: PageProps) => {
  const t = useMessages();
  const query = useQuery(recipeQuery(slug));
  return (
    <BrandPage>
      <Container css={style}>
        {query.data ? (
          <Whole recipe={query.data} />
        ) : query.isError ? (
          <ErrorPanel {...failedPage(t, query)} />
        ) : (
          <ArticleSkeleton label={t('state.loading')} />
        )}
      </Container>
    </BrandPage>
  );
};

export const page = definePage({
  load: ({ queryClient, params: { slug = '' } }) => queryClient.ensureQueryData(recipeQuery(slug)),
  head: context => {
    const { t, locale, queryClient, params } = context;
    const { slug = '' } = params;
    const recipe = queryClient.getQueryData(recipeQuery(slug).queryKey);
    const path = recipePath(slug);
    if (!recipe) return brandHead(context, { title: t('recipes.title'), description: t('recipes.description'), path });
    const data = recipeData(recipe, {
      category: t(`recipes.tastes.${recipe.taste}`),
      amountOf: ({ amount, unit }) =>
        amount === null ? t('recipe.toTaste') : t(`units.${unit}`, { amount: formatNumber(amount, locale) }),
    });
    return brandHead(context, {
      ...{ title: recipe.title, description: recipe.summary, image: recipe.image, path },
      trail: [{ label: t('recipes.title'), path: paths.recipes }],
      jsonLd: [data],
    });
  },
  Page: Recipe,
  Gate,
});

const style = css`
  display: grid;
  gap: clamp(3rem, 8vw, 6rem);
  padding-bottom: clamp(3rem, 8vw, 6rem);
  h2 {
    font-size: var(--text-2xl);
  }
  .top {
    display: grid;
    gap: var(--space-3);
  }
  .top header {
    padding-bottom: var(--space-3);
  }
  .top > img {
    border-radius: var(--radius-xl);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }
  .facts dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .facts dd {
    color: var(--action);
    font-size: var(--text-lg);
  }
  .body {
    display: grid;
    gap: clamp(2.5rem, 6vw, 4rem);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding-bottom: var(--space-2);
  }
  .glasses {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .ingredients li {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 5fr;
    gap: var(--space-2);
    padding-block: var(--space-1-5);
    border-top: 1px solid var(--line);
    font-size: var(--text-lg);
  }
  .ingredients strong {
    color: var(--action);
    font-weight: 500;
  }
  .steps ol {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-3);
    counter-reset: step;
  }
  .steps li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    font-size: var(--text-lg);
    line-height: 1.6;
    counter-increment: step;
  }
  .steps li::before {
    content: counter(step);
    color: var(--action);
    font-size: var(--text-3xl);
    font-weight: 300;
    line-height: 1;
  }
  .tip {
    padding: var(--space-2) var(--space-3);
    border-inline-start: 2px solid var(--action);
    color: var(--ink-soft);
    line-height: 1.6;
  }
  .tip strong {
    display: block;
    color: var(--action);
    font-weight: 500;
  }
  @media (min-width: 992px) {
    .top {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      align-items: center;
      gap: clamp(2rem, 5vw, 5rem);
      padding-top: var(--space-2);
    }
    .body {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: clamp(3rem, 5vw, 5rem);
      align-items: start;
    }
    .steps {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;
