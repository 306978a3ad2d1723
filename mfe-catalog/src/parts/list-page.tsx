import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { failedPage, useMessages, type PageContext, type PageHead } from '@ortoo/remote';
import { Container, ErrorPanel, ListSkeleton } from '@ortoo/ui';
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
  return (
    <Container css={[brandStyle, style]}>
      <header>
        <h1>{t(`${texts}.title`)}</h1>
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
    { label: t('nav.home'), path: '/' },
    { label: t(`${texts}.title`), path },
  ],
});

const style = css`
  padding-top: var(--space-3);
`;
