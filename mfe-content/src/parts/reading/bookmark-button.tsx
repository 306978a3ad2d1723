import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { $bookmarkedIds, toggleBookmark } from '@ortoo/stores';
import { BookmarkIcon, Button } from '@ortoo/ui';

/** Keeps an article for later, or forgets it. */
export const BookmarkButton = ({ articleId }: { articleId: number }) => {
  const t = useMessages();
  const isBookmarked = useStore($bookmarkedIds, { ssr: 'initial' }).includes(articleId);
  return (
    <span css={style}>
      <Button
        kind="quiet"
        size="sm"
        icon={<BookmarkIcon />}
        aria-pressed={isBookmarked}
        onClick={() => void toggleBookmark(articleId)}
      >
        {t('articles.bookmark')}
      </Button>
    </span>
  );
};

const style = css`
  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
