import { css } from '@emotion/react';
import type { ArticleCard } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';

/** Author, date and reading time. */
export const Byline = ({ article }: { article: ArticleCard }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <p css={style}>
      <span>{article.author_name}</span>
      <time dateTime={article.published_at}>{formatDate(article.published_at, locale)}</time>
      <span>{t('articles.minutes', { count: article.reading_minutes })}</span>
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
