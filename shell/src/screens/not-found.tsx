import { useHref, useMessages } from '@ortoo/remote';
import type { Nearest } from '../composition/prepare';
import { ButtonLink, Container, EmptyState, SearchForm, SearchIcon } from '@ortoo/ui';

/** No page exists at this path: offers a search and the nearest page. */
export const NotFound = ({ path, nearest }: { path: string; nearest?: Nearest | undefined }) => {
  const t = useMessages();
  const href = useHref();
  return (
    <Container width="text">
      <EmptyState
        level={1}
        icon={<SearchIcon />}
        title={t('errors.notFound')}
        text={t('errors.notFoundText', { path })}
        actions={
          <>
            {nearest && <ButtonLink href={href(nearest.path)}>{nearest.label}</ButtonLink>}
            <ButtonLink kind={nearest ? 'secondary' : 'primary'} href={href('/')}>
              {t('actions.goHome')}
            </ButtonLink>
          </>
        }
      />
      <SearchForm
        label={t('search.again')}
        placeholder={t('search.placeholder')}
        submitLabel={t('actions.search')}
        action={href('/products')}
        input={{ defaultValue: nearest?.text }}
      />
    </Container>
  );
};
