import { css } from '@emotion/react';
import type { RecipeCard } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { Picture } from '@ortoo/ui';
import { recipePath } from './paths';

interface RecipeCardsProps {
  recipes: readonly RecipeCard[];
  /** Level of their titles. */
  level: 2 | 3;
  /** The first pictures are in view at once. */
  eager?: boolean;
}

/** Recipes as pictures that lead to them. */
export const RecipeCards = ({ recipes, level, eager }: RecipeCardsProps) => {
  const t = useMessages();
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <ul css={style}>
      {recipes.map(({ slug, title, summary, image, taste, minutes }, at) => (
        <li key={slug}>
          <article>
            <div className="frame">
              <Picture
                src={image}
                alt=""
                ratio={16 / 10}
                eager={eager === true && at === 0}
                sizes="(min-width: 992px) 400px, (min-width: 600px) 46vw, 92vw"
                maxWidth={960}
              />
            </div>
            <p className="facts">
              {t(`recipes.tastes.${taste}`)} · {t('recipes.minutes', { count: minutes })}
            </p>
            <Heading>
              <a href={href(recipePath(slug))}>{title}</a>
            </Heading>
            <p className="summary">{summary}</p>
          </article>
        </li>
      ))}
    </ul>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: clamp(2rem, 4vw, 3.5rem) var(--space-3);
  article {
    position: relative;
    display: grid;
    gap: var(--space-1);
  }
  .frame {
    overflow: hidden;
    border-radius: var(--radius-lg);
  }
  img {
    transition: transform var(--calm) var(--ease);
  }
  article:hover img {
    transform: scale(1.04);
  }
  .facts {
    margin-top: 0.5rem;
    color: var(--action);
    font-size: var(--text-sm);
  }
  h2,
  h3 {
    font-size: var(--text-xl);
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  .summary {
    color: var(--ink-soft);
    line-height: 1.5;
  }
`;
