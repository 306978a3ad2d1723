import type { ComponentType } from 'react';
import { useStore } from '@nanostores/react';
import { definePage, useHref, useLocation, useMessages, type PageProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { ButtonLink, EmptyState, KeyIcon } from '@ortoo/ui';
import { placeOf, places } from './places';
import { usePlaces } from './use-rights';
import { Workplace } from './workplace';

const NoAccess = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <Workplace title={t('workplace.noAccess')}>
      <EmptyState
        icon={<KeyIcon />}
        title={t('workplace.noAccessTitle')}
        text={t('workplace.noAccessText')}
        actions={<ButtonLink href={href('/backoffice')}>{t('workplace.toOverview')}</ButtonLink>}
      />
    </Workplace>
  );
};

/**
 * A page of the back office. Whoever may not open its place is told so, and the page requests nothing. @param title key
 * of its title, or the title itself from the parameters
 */
export const defineStaffPage = (
  title: string | ((params: PageProps['params']) => string),
  Page: ComponentType<PageProps>,
) => {
  const StaffPage = (props: PageProps) => {
    const { pathname } = useLocation();
    const place = placeOf(places, pathname);
    const mayOpen = usePlaces().some(({ path }) => path === place?.path);
    // The scanner opens without a network, when nobody can say who it is.
    const isKnown = useStore($user, { ssr: 'initial' }) !== null;
    return mayOpen || !isKnown ? <Page {...props} /> : <NoAccess />;
  };
  return definePage({
    head: ({ t, params }) => ({ title: typeof title === 'string' ? t(title) : title(params), robots: 'noindex' }),
    Page: StaffPage,
  });
};
