import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, Container, EmptyState, ListSkeleton, Stack } from '@ortoo/ui';
import { Failed } from './failed';

interface ListPageProps<Item> {
  title: string;
  list: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  items: readonly Item[] | undefined;
  /** Actions of the empty state; a link to the shop by default. */
  empty: { icon: ReactNode; title: string; text: string; actions?: ReactNode };
  children: (item: Item) => ReactNode;
  /** Content below the list. */
  foot?: ReactNode;
}

/** A page with a list of the user's items: loading, failed, empty or loaded. */
export const ListPage = <Item,>({ title, list, items, empty, children, foot }: ListPageProps<Item>) => {
  const t = useMessages();
  const href = useHref();
  return (
    <Container width="text" css={style}>
      <Stack gap={3}>
        <h1>{title}</h1>
        {list.isError && !items && <Failed query={list} whole />}
        {!items && !list.isError && <ListSkeleton label={t('state.loading')} count={2} />}
        {items?.length === 0 && (
          <EmptyState
            actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
            {...empty}
          />
        )}
        {items && items.length > 0 && <ul>{items.map(children)}</ul>}
        {foot}
      </Stack>
    </Container>
  );
};

const style = css`
  padding-block: var(--space-4);
  ul {
    display: grid;
    gap: var(--space-2);
  }
`;
