import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart, useHref, useMessages } from '@ortoo/remote';
import { $unreadCount, $user } from '@ortoo/stores';
import { HeaderAction, UserIcon } from '@ortoo/ui';

const UserMenu = lazyPart(async () => (await import(/* webpackChunkName: "user" */ './user-menu')).UserMenu, {
  when: 'use',
});

/** The link to the account; on the first intent its menu is loaded. */
export const UserLink = () => {
  const t = useMessages();
  const href = useHref();
  const link = useRef<HTMLAnchorElement>(null);
  const [isRequested, setRequested] = useState(false);
  const user = useStore($user);
  const unread = useStore($unreadCount);
  // Only one of these is visible; the server's page includes both, so that their texts are available at hydration.
  const labels = { profile: t('nav.profile'), signIn: t('actions.signIn') };
  const request = () => setRequested(true);
  return (
    <>
      <HeaderAction
        ref={link}
        href={href(user ? '/profile' : '/sign-in')}
        icon={<UserIcon />}
        label={user ? user.firstname || labels.profile : labels.signIn}
        count={unread}
        countLabel={t('header.unread', { count: unread })}
        onPointerEnter={request}
        onFocus={request}
      />
      {isRequested && <UserMenu link={link} />}
    </>
  );
};
