import type { ComponentType } from 'react';
import type { Right } from '@ortoo/contracts';
import {
  BagIcon,
  BellIcon,
  CalendarIcon,
  CreditCardIcon,
  GiftIcon,
  HistoryIcon,
  HomeIcon,
  KeyIcon,
  LandmarkIcon,
  LaptopIcon,
  ListIcon,
  MailIcon,
  MessageIcon,
  NewspaperIcon,
  PackageIcon,
  QrCodeIcon,
  QuoteIcon,
  ReceiptIcon,
  RefreshIcon,
  SearchIcon,
  StarIcon,
  StoreIcon,
  TableIcon,
  TagIcon,
  TicketIcon,
  UserIcon,
  UndoIcon,
  WalletIcon,
} from '@ortoo/ui';
import type { StaffWork } from './work.queries';

/** A place of the back office: a page that the navigation and the palette lead to. */
export interface Place {
  /** Without the locale prefix. */
  path: string;
  /** Key of its name. */
  label: string;
  group: PlaceGroup;
  /** Right that opens it; any member of staff when absent. */
  right?: Right;
  /** Staff of one vendor cannot open it. */
  isOfShop?: true;
  icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** Work whose count its link shows; with views of its own for each kind of it, if there are several. */
  work?: keyof StaffWork | readonly PlaceWork[];
}

/** Work that waits in a place. */
export interface PlaceWork {
  count: keyof StaffWork;
  /** Key of its name. */
  label: string;
  /** Where it is listed, without the locale prefix. */
  path: string;
}

/** Groups in the order of the navigation. */
export const placeGroups = ['work', 'money', 'catalogue', 'offers', 'words', 'shop'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

/** Every place, in the order of the navigation. */
export const places: readonly Place[] = [
  { path: '/backoffice', label: 'places.overview', group: 'work', icon: HomeIcon },
  {
    path: '/backoffice/orders',
    label: 'places.orders',
    group: 'work',
    right: 'orders',
    icon: BagIcon,
    work: (['to_pack', 'to_send', 'to_collect'] as const).map(status => ({
      count: status,
      label: `orders.statuses.${status}`,
      path: `/backoffice/orders?status=${status}`,
    })),
  },
  {
    path: '/backoffice/returns',
    label: 'places.returns',
    group: 'work',
    right: 'orders',
    icon: UndoIcon,
    work: 'returns',
  },
  { path: '/backoffice/pick-list', label: 'places.pickList', group: 'work', right: 'orders', icon: ListIcon },
  { path: '/backoffice/scan', label: 'places.scan', group: 'work', right: 'scan', icon: QrCodeIcon },
  { path: '/backoffice/coupons', label: 'places.coupons', group: 'work', right: 'scan', icon: TicketIcon },
  {
    path: '/backoffice/quotes',
    label: 'places.quotes',
    group: 'work',
    right: 'orders',
    icon: QuoteIcon,
    work: 'quotes',
  },
  {
    path: '/backoffice/transfers',
    label: 'places.transfers',
    group: 'money',
    right: 'money',
    icon: LandmarkIcon,
    work: 'transfers',
  },
  {
    path: '/backoffice/unmatched',
    label: 'places.unmatched',
    group: 'money',
    right: 'money',
    icon: CreditCardIcon,
    work: 'unmatched_payments',
  },
  {
    path: '/backoffice/refunds',
    label: 'places.refunds',
    group: 'money',
    right: 'money',
    icon: UndoIcon,
    work: 'bank_refunds',
  },
  { path: '/backoffice/wallets', label: 'places.wallets', group: 'money', right: 'money', icon: WalletIcon },
  { path: '/backoffice/vouchers', label: 'places.vouchers', group: 'money', right: 'money', icon: TicketIcon },
  {
    path: '/backoffice/grants',
    label: 'places.grants',
    group: 'money',
    right: 'money',
    icon: GiftIcon,
    work: 'money_grants',
  },
  {
    path: '/backoffice/receipts',
    label: 'places.receipts',
    group: 'money',
    right: 'money',
    icon: ReceiptIcon,
    work: 'receipts',
  },
  {
    path: '/backoffice/leases',
    label: 'places.leases',
    group: 'money',
    right: 'money',
    icon: CalendarIcon,
    work: 'leases',
  },
  { path: '/backoffice/days', label: 'places.days', group: 'money', right: 'money', icon: TableIcon },
  { path: '/backoffice/products', label: 'places.products', group: 'catalogue', right: 'catalogue', icon: PackageIcon },
  {
    path: '/backoffice/import',
    label: 'places.import',
    group: 'catalogue',
    right: 'catalogue',
    isOfShop: true,
    icon: TableIcon,
  },
  {
    path: '/backoffice/sellers',
    label: 'places.directory',
    group: 'catalogue',
    right: 'catalogue',
    isOfShop: true,
    icon: StoreIcon,
  },
  { path: '/backoffice/travel', label: 'places.travel', group: 'catalogue', right: 'catalogue', icon: CalendarIcon },
  {
    path: '/backoffice/search',
    label: 'places.search',
    group: 'catalogue',
    right: 'catalogue',
    isOfShop: true,
    icon: SearchIcon,
  },
  {
    path: '/backoffice/promotions',
    label: 'places.promotions',
    group: 'offers',
    right: 'promotions',
    icon: TagIcon,
  },
  { path: '/backoffice/draws', label: 'places.draws', group: 'offers', right: 'promotions', icon: RefreshIcon },
  {
    path: '/backoffice/wallet-rules',
    label: 'places.walletRules',
    group: 'offers',
    right: 'promotions',
    icon: WalletIcon,
  },
  { path: '/backoffice/roulette', label: 'places.roulette', group: 'offers', right: 'roulette', icon: GiftIcon },
  {
    path: '/backoffice/reviews',
    label: 'places.reviews',
    group: 'words',
    right: 'content',
    icon: StarIcon,
    work: 'reviews',
  },
  {
    path: '/backoffice/comments',
    label: 'places.comments',
    group: 'words',
    right: 'content',
    icon: MessageIcon,
    work: 'comments',
  },
  {
    path: '/backoffice/publications',
    label: 'places.publications',
    group: 'words',
    right: 'content',
    icon: NewspaperIcon,
    work: 'publications',
  },
  {
    path: '/backoffice/messages',
    label: 'places.messages',
    group: 'words',
    right: 'content',
    icon: MailIcon,
    work: 'messages',
  },
  { path: '/backoffice/newsletter', label: 'places.newsletter', group: 'words', right: 'content', icon: BellIcon },
  { path: '/backoffice/staff', label: 'places.staff', group: 'shop', right: 'people', icon: UserIcon },
  { path: '/backoffice/roles', label: 'places.roles', group: 'shop', right: 'people', icon: KeyIcon },
  { path: '/backoffice/audit', label: 'places.audit', group: 'shop', right: 'people', icon: HistoryIcon },
  { path: '/backoffice/sites', label: 'places.sites', group: 'shop', right: 'sites', icon: StoreIcon },
  { path: '/backoffice/releases', label: 'places.releases', group: 'shop', right: 'releases', icon: LaptopIcon },
];

/** What can wait in a place. */
export const worksOf = ({ work, label, path }: Place): readonly PlaceWork[] =>
  typeof work === 'string' ? [{ count: work, label, path }] : (work ?? []);

/** The place that a path is in: the longest that it begins with. */
export const placeOf = (among: readonly Place[], pathname: string): Place | undefined =>
  among
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
