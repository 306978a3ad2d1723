import type { ReactNode } from 'react';
import { failedPage, useHref, useMessages, type PageContext, type PageHead } from '@ortoo/remote';
import { Breadcrumbs, Container, ErrorPanel, ListSkeleton } from '@ortoo/ui';
import { brandStyle } from './brand-style';

interface ListPageProps {
  /** Group of the messages `title` and `text`. */
  texts: string;
  query: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A page with a title and a list, or its loading and error states. */
export const ListPage = ({ texts, query, children }: ListPageProps) => {
  const t = useMessages();
  const href = useHref();
  const title = t(`${texts}.title`);
  return (
    <Container css={brandStyle}>
      <Breadcrumbs
        label={t('nav.breadcrumbs')}
        crumbs={[{ label: t('nav.products'), href: href('/products') }, { label: title }]}
      />
      <header>
        <h1>{title}</h1>
        <p>{t(`${texts}.text`)}</p>
      </header>
      {query.data !== undefined ? (
        children
      ) : query.isError ? (
        <ErrorPanel {...failedPage(t, query)} />
      ) : (
        <ListSkeleton label={t('state.loading')} count={6} />
      )}
    </Container>
  );
};

/** Metadata of such a page. @param path without the locale prefix */
export const listHead = ({ t }: PageContext, texts: string, path: string): PageHead => ({
  title: t(`${texts}.title`),
  description: t(`${texts}.text`),
  breadcrumbs: [
    { label: t('nav.products'), path: '/products' },
    { label: t(`${texts}.title`), path },
  ],
});
