import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, Container, EmptyState, SearchForm, SearchIcon } from '@ortoo/ui';

/** No page lives at this path: says so, and offers a search. */
export const NotFound = ({ path }: { path: string }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <Container width="text">
      <EmptyState
        level={1}
        icon={<SearchIcon />}
        title={t('errors.notFound')}
        text={t('errors.notFoundText', { path })}
        actions={<ButtonLink href={href('/')}>{t('actions.goHome')}</ButtonLink>}
      />
      <SearchForm
        label={t('search.again')}
        placeholder={t('search.placeholder')}
        submitLabel={t('actions.search')}
        action={href('/products')}
      />
    </Container>
  );
};
