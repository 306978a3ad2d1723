import { useStore } from '@nanostores/react';
import { useHref, useLocation, useMessages } from '@ortoo/remote';
import { $cartCount, $unreadCount, $user, $wishedIds } from '@ortoo/stores';
import { BagIcon, BottomNav, GridIcon, HeartIcon, HomeIcon, UserIcon } from '@ortoo/ui';

/** The shop's five main links on a phone. */
export const PhoneNav = () => {
  const t = useMessages();
  const href = useHref();
  const { pathname } = useLocation();
  const cart = useStore($cartCount);
  const wishes = useStore($wishedIds).length;
  const unread = useStore($unreadCount);
  const account = useStore($user) ? '/profile' : '/sign-in';
  const item = (path: string, label: string, icon: React.ReactNode, count = 0, countKey = 'units.products') => ({
    href: href(path),
    label,
    icon,
    current: pathname === path,
    count,
    countLabel: count > 0 ? t(countKey, { count }) : '',
  });
  return (
    <BottomNav
      label={t('nav.main')}
      items={[
        item('/', t('nav.home'), <HomeIcon />),
        item('/products', t('nav.products'), <GridIcon />),
        item('/cart', t('nav.cart'), <BagIcon />, cart),
        item('/wishlists', t('nav.wishes'), <HeartIcon />, wishes),
        item(account, t('nav.profile'), <UserIcon />, unread, 'header.unread'),
      ]}
    />
  );
};
