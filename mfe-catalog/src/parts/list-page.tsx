import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { failedPage, useMessages } from '@ortoo/remote';
import { Container, ErrorPanel, ListSkeleton } from '@ortoo/ui';
import { brandStyle } from './brand-style';

interface ListPageProps {
  title: string;
  text: string;
  query: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
}

/** A page with a title and a list, or its loading and error states. */
export const ListPage = ({ title, text, query, children }: ListPageProps) => {
  const t = useMessages();
  return (
    <Container css={[brandStyle, style]}>
      <header>
        <h1>{title}</h1>
        <p>{text}</p>
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

const style = css`
  padding-top: var(--space-3);
`;
