import { css } from '@emotion/react';
import type { Author } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { AuthorPicture } from '../parts/author-picture';

/** An author in the list: one link over the whole card. */
export const AuthorCard = ({ author }: { author: Author }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <article css={style}>
      <AuthorPicture src={author.picture} size={4.5} />
      <div>
        <h2>
          <a href={href(`/authors/${author.slug}`)}>{author.name}</a>
        </h2>
        <p className="soft">{t('authors.written', { count: author.articles_count })}</p>
      </div>
      <p className="bio">{author.bio}</p>
    </article>
  );
};

const style = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  align-content: start;
  gap: var(--space-1-5) var(--space-2);
  height: 100%;
  padding: var(--space-2);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  h2 {
    font-size: var(--text-lg);
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .soft {
    font-size: var(--text-sm);
  }
  .bio {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
`;
