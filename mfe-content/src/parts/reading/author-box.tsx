import { css } from '@emotion/react';
import { type Article, articlePathOf } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';
import { AuthorPicture } from '../author-picture';
import { FollowButton } from '../follow-button';

/** Who has written an article. */
export const AuthorBox = ({ article }: { article: Article }) => {
  const t = useMessages();
  const href = useHref();
  const { slug, name, bio, picture } = article.author;
  return (
    <aside css={style} aria-label={t('authors.about')}>
      <AuthorPicture src={picture} />
      <div>
        <p className="name">
          <TextLink subtle href={href(`/authors/${slug}`)}>
            {name}
          </TextLink>
        </p>
        {bio && <p className="soft">{bio}</p>}
      </div>
      <FollowButton slug={slug} name={name} page={articlePathOf(article)} />
    </aside>
  );
};

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1-5) var(--space-2);
  padding: var(--space-2);
  border-radius: var(--radius-lg);
  background: var(--sand);
  .name {
    font-size: var(--text-lg);
    font-weight: 620;
  }
  .soft {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  > :last-child {
    grid-column: 2;
    justify-self: start;
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :last-child {
      grid-column: 3;
    }
  }
`;
