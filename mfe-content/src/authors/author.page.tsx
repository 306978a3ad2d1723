import { css } from '@emotion/react';
import type { ArticleKind, Author } from '@ortoo/contracts';
import { localizePath } from '@ortoo/i18n';
import { definePage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { ArticleSkeleton, Breadcrumbs, ButtonLink, Container, EmptyState, Section } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { ArticleCard } from '../parts/article-card';
import { AuthorPicture } from '../parts/author-picture';
import { authorQuery } from '../parts/authors.queries';
import { FollowButton } from '../parts/follow-button';
import { articlesQuery } from '../parts/listing/articles.queries';
import { addressOf } from '../parts/listing/list-address.rules';

const slugOf = (params: PageProps['params']) => params['slug'] ?? '';

const Written = ({ kind, author }: { kind: ArticleKind; author: Author }) => {
  const t = useMessages();
  const href = useHref();
  const { data } = useQuery(articlesQuery(kind, { author: author.slug }));
  if (!data || data.articles.length === 0) return null;
  const seeAll = { href: href(addressOf(kind, { author: author.slug })), label: t('actions.seeAll') };
  return (
    <Section title={t(`${kind}.title`)} {...(data.pages > 1 && { seeAll })}>
      <div className="cards">
        {data.articles.map(article => (
          <ArticleCard key={article.id} article={article} level={3} />
        ))}
      </div>
    </Section>
  );
};

const AuthorPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const { data: author } = useQuery(authorQuery(slugOf(params)));
  if (!author) return <ArticleSkeleton label={t('state.loading')} />;
  const { slug, name, bio, picture, articles_count: written, followers_count: followers } = author;
  return (
    <Container css={style}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[
          { label: t('nav.products'), href: href('/products') },
          { label: t('authors.title'), href: href('/authors') },
          { label: name },
        ]}
      />
      <header>
        <AuthorPicture src={picture} size={6} />
        <div>
          <h1>{name}</h1>
          <p className="bio">{bio}</p>
          <p className="soft">
            {t('authors.written', { count: written })} · {t('authors.followers', { count: followers })}
          </p>
          <FollowButton slug={slug} name={name} page={`/authors/${slug}`} />
        </div>
      </header>
      {written === 0 && (
        <EmptyState
          title={t('authors.nothing')}
          actions={<ButtonLink href={href('/authors')}>{t('authors.all')}</ButtonLink>}
        />
      )}
      <Written kind="article" author={author} />
      <Written kind="news" author={author} />
    </Container>
  );
};

export const page = definePage({
  load: ({ params, queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(authorQuery(slugOf(params))),
      queryClient.prefetchQuery(articlesQuery('article', { author: slugOf(params) })),
      queryClient.prefetchQuery(articlesQuery('news', { author: slugOf(params) })),
    ]),
  head: ({ params, queryClient, locale, t }) => {
    const author = queryClient.getQueryData(authorQuery(slugOf(params)).queryKey);
    if (!author) return { title: t('authors.title') };
    const path = `/authors/${author.slug}`;
    const person = { '@type': 'Person', name: author.name, description: author.bio, url: localizePath(path, locale) };
    return {
      title: author.name,
      description: author.bio,
      canonical: path,
      ...(author.picture && { image: author.picture }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          mainEntity: { ...person, ...(author.picture && { image: author.picture }) },
        },
      ],
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: t('authors.title'), path: '/authors' },
        { label: author.name, path },
      ],
    };
  },
  Page: AuthorPage,
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: 0.25rem var(--space-4);
  > nav:first-of-type {
    margin-bottom: calc(var(--space-3) * -1);
  }
  > header {
    display: grid;
    gap: var(--space-2) var(--space-3);
  }
  > header > div {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    max-width: 44rem;
  }
  .bio {
    color: var(--ink-soft);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-3);
  }
  @media (min-width: 640px) {
    > header {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;
