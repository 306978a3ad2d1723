import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { type ArticleCard, articlePathOf } from '@ortoo/contracts';
import { definePersonalPage, failedPage, useHref, useMessages } from '@ortoo/remote';
import { $bookmarkedIds, toggleBookmark } from '@ortoo/stores';
import {
  BookmarkIcon,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  IconButton,
  ListSkeleton,
  Picture,
  TrashIcon,
} from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountFrame } from '../parts/account-frame';
import { RemovedNotice } from '../parts/removed-notice';
import { bookmarkedQuery } from './bookmarks.queries';

const Bookmark = ({ article, onRemove }: { article: ArticleCard; onRemove: () => void }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <li>
      <Picture src={article.image} alt="" ratio={16 / 10} sizes="(min-width: 640px) 160px, 30vw" maxWidth={480} />
      <div>
        <h2>
          <a href={href(articlePathOf(article))}>{article.title}</a>
        </h2>
        <p className="soft">{article.summary}</p>
      </div>
      <IconButton label={`${t('bookmarks.remove')}: ${article.title}`} icon={<TrashIcon />} onClick={onRemove} />
    </li>
  );
};

const Bookmarks = () => {
  const t = useMessages();
  const href = useHref();
  const ids = useStore($bookmarkedIds, { ssr: 'initial' });
  const [removed, setRemoved] = useState<ArticleCard>();
  const query = useQuery(bookmarkedQuery(ids));
  const { data, isError } = query;
  const isEmpty = ids.length === 0;
  const articles = (data?.articles ?? []).filter(({ id }) => ids.includes(id));
  const toggle = (article: ArticleCard, next?: ArticleCard) => {
    void toggleBookmark(article.id);
    setRemoved(next);
  };
  return (
    <AccountFrame title={t('bookmarks.title')}>
      {removed && (
        <RemovedNotice onUndo={() => toggle(removed)}>{t('bookmarks.removed', { name: removed.title })}</RemovedNotice>
      )}
      {isEmpty && (
        <EmptyState
          icon={<BookmarkIcon />}
          title={t('bookmarks.empty')}
          text={t('bookmarks.emptyText')}
          actions={<ButtonLink href={href('/articles')}>{t('bookmarks.read')}</ButtonLink>}
        />
      )}
      {!isEmpty && isError && <ErrorPanel {...failedPage(t, query)} />}
      {!isEmpty && !data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
      {articles.length > 0 && (
        <ul css={style} aria-label={t('bookmarks.title')}>
          {articles.map(article => (
            <Bookmark key={article.id} article={article} onRemove={() => toggle(article, article)} />
          ))}
        </ul>
      )}
    </AccountFrame>
  );
};

export const page = definePersonalPage('bookmarks.title', Bookmarks);

const style = css`
  li {
    position: relative;
    display: grid;
    grid-template-columns: clamp(6rem, 30vw, 10rem) minmax(0, 1fr) auto;
    gap: var(--space-2);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }
  img {
    border-radius: var(--radius);
  }
  h2 {
    margin-bottom: 0.25rem;
    font: 600 var(--text-md) / 1.35 var(--font);
    letter-spacing: 0;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button {
    position: relative;
  }
`;
