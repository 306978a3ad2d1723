import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@ortoo/i18n';
import { definePage, useHref, useLocale, useMessages, type PageProps } from '@ortoo/remote';
import { ArticleSkeleton, Breadcrumbs, Container } from '@ortoo/ui';
import { articleStyle } from '../parts/article-style';
import { TextBlocks } from '../parts/text-blocks';
import { contentPageQuery } from './pages.queries';

const CompanyPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data } = useQuery(contentPageQuery(params['slug'] ?? ''));
  if (!data) return <ArticleSkeleton label={t('state.loading')} />;
  return (
    <Container>
      <article css={[articleStyle, style]}>
        <Breadcrumbs
          label={t('nav.breadcrumbs')}
          crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: data.title }]}
        />
        <h1>{data.title}</h1>
        <p className="summary">{data.summary}</p>
        <TextBlocks body={data.body} />
        <p className="soft">
          <time dateTime={data.updated_at}>{t('page.updated', { date: formatDate(data.updated_at, locale) })}</time>
        </p>
      </article>
    </Container>
  );
};

export const page = definePage({
  load: ({ params, queryClient }) => queryClient.ensureQueryData(contentPageQuery(params['slug'] ?? '')),
  head: ({ params, queryClient, t }) => {
    const data = queryClient.getQueryData(contentPageQuery(params['slug'] ?? '').queryKey);
    if (!data) return { title: '' };
    return {
      title: data.title,
      description: data.summary,
      canonical: `/pages/${data.slug}`,
      breadcrumbs: [
        { label: t('nav.products'), path: '/products' },
        { label: data.title, path: `/pages/${data.slug}` },
      ],
    };
  },
  Page: CompanyPage,
});

const style = css`
  padding-block: var(--space-1) var(--space-6);
`;
