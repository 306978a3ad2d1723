import { useQuery } from '@tanstack/react-query';
import { definePage, useMessages } from '@ortoo/remote';
import { EmptyState, Grid } from '@ortoo/ui';
import { lookBooksQuery } from '../parts/brands.queries';
import { ListPage, listHead } from '../parts/list-page';
import { LookBookTile } from '../parts/look-book-tile';

const LookBooksPage = () => {
  const t = useMessages();
  const query = useQuery(lookBooksQuery());
  return (
    <ListPage texts="lookBooks" query={query}>
      {query.data?.length === 0 && <EmptyState title={t('lookBooks.empty')} />}
      <Grid as="ul" min="20rem" gap={3}>
        {query.data?.map((book, at) => (
          <li key={book.id}>
            <LookBookTile book={book} level={2} eager={at === 0} sizes="(min-width: 992px) 30vw, 100vw" />
          </li>
        ))}
      </Grid>
    </ListPage>
  );
};

export const page = definePage({
  load: ({ queryClient }) => queryClient.ensureQueryData(lookBooksQuery()),
  head: context => listHead(context, 'lookBooks', '/look-books'),
  Page: LookBooksPage,
});
