import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@ortoo/i18n';
import { definePage, lazyPart, useHref, useLocale, useMessages, type PageProps } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { ShownIn } from '@ortoo/remote/shown-in';
import { ArticleSkeleton, Breadcrumbs, Container } from '@ortoo/ui';
import { articleStyle } from '../parts/article-style';
import { contactTokenQuery } from '../parts/contact/contact.queries';
import { DocumentBody } from '../parts/reading/document-body';
import { contentPageQuery } from './pages.queries';

/** The page with the contact form. */
const contactSlug = 'contact';

const ContactForm = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ '../parts/contact/contact-form')).ContactForm,
  { when: 'interaction' },
);

const CompanyPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data } = useQuery(contentPageQuery(params['slug'] ?? ''));
  if (!data) return <ArticleSkeleton label={t('state.loading')} />;
  const lang = langOf(data);
  return (
    <Container>
      <article css={[articleStyle, style]}>
        <Breadcrumbs
          label={t('nav.breadcrumbs')}
          crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: data.title }]}
        />
        <ShownIn texts={[data]} />
        <h1 lang={lang}>{data.title}</h1>
        <p className="summary" lang={lang}>
          {data.summary}
        </p>
        <DocumentBody document={data.body} lang={lang} />
        <p className="soft">
          <time dateTime={data.updated_at}>{t('page.updated', { date: formatDate(data.updated_at, locale) })}</time>
        </p>
      </article>
      {data.slug === contactSlug && <ContactForm />}
    </Container>
  );
};

export const page = definePage({
  load: ({ params, queryClient }) =>
    Promise.all([
      queryClient.ensureQueryData(contentPageQuery(params['slug'] ?? '')),
      params['slug'] === contactSlug && queryClient.prefetchQuery(contactTokenQuery(ContactForm.load)),
    ]),
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
