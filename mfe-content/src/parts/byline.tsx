import { css } from '@emotion/react';
import type { ArticleCard } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';

interface BylineProps {
  article: ArticleCard;
  /** Leads to the author and to the comments; not inside a card, which is one link. */
  linked?: boolean;
}

/** Author, date, reading time and number of comments. */
export const Byline = ({ article, linked = false }: BylineProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { author, comments_count: comments } = article;
  const count = t('comments.count', { count: comments });
  return (
    <p css={style}>
      {linked ? <TextLink href={href(`/authors/${author.slug}`)}>{author.name}</TextLink> : <span>{author.name}</span>}
      <time dateTime={article.published_at}>{formatDate(article.published_at, locale)}</time>
      <span>{t('articles.minutes', { count: article.reading_minutes })}</span>
      {comments > 0 && (linked ? <TextLink href="#comments">{count}</TextLink> : <span>{count}</span>)}
    </p>
  );
};

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem var(--space-1-5);
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;
