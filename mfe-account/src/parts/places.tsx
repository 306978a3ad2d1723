import type { ReactNode } from 'react';
import {
  BellIcon,
  BookmarkIcon,
  ClockIcon,
  CreditCardIcon,
  DownloadIcon,
  GiftIcon,
  HeartIcon,
  HistoryIcon,
  HomeIcon,
  LandmarkIcon,
  MailIcon,
  MapPinIcon,
  MessageIcon,
  PackageIcon,
  PencilIcon,
  QrCodeIcon,
  ShieldCheckIcon,
  UserIcon,
  WalletIcon,
} from '@ortoo/ui';

export interface Place {
  path: string;
  /** Key of its name. */
  title: string;
  icon: ReactNode;
}

export interface PlaceGroup {
  /** Key of its name. */
  title: string;
  places: readonly Place[];
}

/** The pages of the account, of this remote and of the wallet, as the side navigation shows them. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    title: 'account.groups.shopping',
    places: [
      { path: '/profile', title: 'account.overview', icon: <HomeIcon /> },
      { path: '/orders', title: 'nav.orders', icon: <PackageIcon /> },
      { path: '/wishlists', title: 'nav.wishes', icon: <HeartIcon /> },
      { path: '/quotes', title: 'quotes.title', icon: <MessageIcon /> },
      { path: '/saved', title: 'saved.title', icon: <ClockIcon /> },
      { path: '/bookmarks', title: 'bookmarks.title', icon: <BookmarkIcon /> },
      { path: '/publications', title: 'account.publications', icon: <PencilIcon /> },
      { path: '/history', title: 'history.title', icon: <HistoryIcon /> },
      { path: '/notifications', title: 'notices.title', icon: <BellIcon /> },
    ],
  },
  {
    title: 'account.groups.balances',
    places: [
      { path: '/wallet', title: 'account.wallet', icon: <WalletIcon /> },
      { path: '/coupons', title: 'account.coupons', icon: <QrCodeIcon /> },
      { path: '/vouchers', title: 'account.vouchers', icon: <GiftIcon /> },
      { path: '/cards', title: 'account.cards', icon: <CreditCardIcon /> },
    ],
  },
  {
    title: 'account.groups.settings',
    places: [
      { path: '/profile/details', title: 'details.title', icon: <UserIcon /> },
      { path: '/profile/addresses', title: 'addresses.title', icon: <MapPinIcon /> },
      { path: '/profile/security', title: 'security.title', icon: <ShieldCheckIcon /> },
      { path: '/profile/organization', title: 'organization.title', icon: <LandmarkIcon /> },
      { path: '/profile/notifications', title: 'notifications.title', icon: <MailIcon /> },
      { path: '/profile/data', title: 'data.title', icon: <DownloadIcon /> },
    ],
  },
];
