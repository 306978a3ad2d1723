import { useHref, useMessages } from '@ortoo/remote';
import type { Nearest } from '../composition/prepare';
import { ButtonLink, Container, EmptyState, SearchIcon } from '@ortoo/ui';

/** No page exists at this path: offers a search for the words of the path, and the nearest page. */
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
            {nearest?.text && (
              <ButtonLink href={href(`/products?q=${encodeURIComponent(nearest.text)}`)}>
                {t('search.for', { text: nearest.text })}
              </ButtonLink>
            )}
            {nearest && (
              <ButtonLink kind={nearest.text ? 'secondary' : 'primary'} href={href(nearest.path)}>
                {nearest.label}
              </ButtonLink>
            )}
            <ButtonLink kind={nearest ? 'secondary' : 'primary'} href={href('/')}>
              {t('actions.goHome')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
};
