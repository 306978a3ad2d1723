import { css } from '@emotion/react';
import { type ArticleCard as Card, articlePathOf } from '@ortoo/contracts';
import { useHref } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { Picture } from '@ortoo/ui';
import { Byline } from './byline';

interface ArticleCardProps {
  article: Card;
  level: 2 | 3;
  /** The first of a list: larger, its picture has priority. */
  lead?: boolean;
  /** Its picture has priority. */
  eager?: boolean;
}

/** An article in a list: one link over the whole card. */
export const ArticleCard = ({ article, level, lead, eager = lead }: ArticleCardProps) => {
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <article css={style} data-lead={lead || undefined}>
      <Picture
        src={article.image}
        alt=""
        ratio={16 / 10}
        eager={eager}
        sizes={lead ? '(min-width: 992px) 56vw, 100vw' : '(min-width: 992px) 28vw, (min-width: 640px) 46vw, 84vw'}
      />
      <div className="words">
        <p className="tags">{article.tags.map(({ name }) => name).join(' · ')}</p>
        <Heading>
          <a href={href(articlePathOf(article))} lang={langOf(article)}>
            {article.title}
          </a>
        </Heading>
        <p className="summary" lang={langOf(article)}>
          {article.summary}
        </p>
        <Byline article={article} />
      </div>
    </article>
  );
};

const style = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  overflow: hidden;
  > img {
    width: 100%;
    transition: transform var(--calm) var(--ease);
  }
  &:hover > img {
    transform: scale(1.025);
  }
  .words {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-2) var(--space-2) var(--space-3);
    background: inherit;
  }
  .tags {
    color: var(--action);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  h2,
  h3 {
    font-size: var(--text-lg);
    line-height: 1.25;
  }
  .summary {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  a::after {
    content: '';
    position: absolute;
    inset: -100vh 0 0;
  }
  &:focus-within {
    outline: 3px solid var(--action);
    outline-offset: 2px;
  }
  a:focus-visible {
    outline: none;
  }
  @media (min-width: 992px) {
    &[data-lead] {
      grid-template: auto / minmax(0, 3fr) minmax(0, 2fr);
    }
    &[data-lead] > img {
      height: 100%;
    }
    &[data-lead] .words {
      align-content: center;
      gap: var(--space-1-5);
      padding: var(--space-4);
    }
    &[data-lead] a::after {
      inset: 0 0 0 -100vw;
    }
    &[data-lead] h2 {
      font-size: var(--text-2xl);
    }
    &[data-lead] .summary {
      font-size: var(--text-md);
    }
  }
`;
