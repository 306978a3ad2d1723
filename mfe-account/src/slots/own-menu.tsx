import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderLabel, toMoney, type User } from '@ortoo/contracts';
import { formatDateTime, formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages, useNavigate } from '@ortoo/remote';
import { signOut } from '@ortoo/stores';
import {
  BellIcon,
  Button,
  HeartIcon,
  HomeIcon,
  LogOutIcon,
  PackageIcon,
  QrCodeIcon,
  UserIcon,
  WalletIcon,
} from '@ortoo/ui';
import { unreadCountQuery } from '../notices/notices.queries';
import { useUnreadCount } from '../notices/use-unread-count';
import { comingTickets } from '../overview/coming-tickets.rules';
import { loyaltyQuery, openTicketsQuery } from '../overview/overview.queries';
import { ordersUnderwayQuery } from '../parts/orders.queries';

interface ItemProps {
  path: string;
  icon: ReactNode;
  name: string;
  detail?: ReactNode;
}

const Item = ({ path, icon, name, detail }: ItemProps) => {
  const href = useHref();
  return (
    <li>
      <a className="item" href={href(path)}>
        {icon}
        <span>
          {name}
          {detail && <small className="soft">{detail}</small>}
        </span>
      </a>
    </li>
  );
};

const OrderUnderway = () => {
  const t = useMessages();
  const [order] = useQuery(ordersUnderwayQuery()).data?.orders ?? [];
  if (!order) return null;
  const { number, updated_at } = order;
  const name = t('userMenu.order', { number });
  const label = t(orderLabel(order, Date.parse(updated_at)));
  return <Item path={`/orders/${number}`} icon={<PackageIcon aria-hidden="true" />} name={name} detail={label} />;
};

const NextTicket = () => {
  const locale = useLocale();
  const { data, dataUpdatedAt } = useQuery(openTicketsQuery());
  const [ticket] = comingTickets(data?.coupons ?? [], dataUpdatedAt);
  if (!ticket) return null;
  const { order_number, name, event_at, place } = ticket;
  const detail = [formatDateTime(event_at, locale), place].filter(Boolean).join(' · ');
  return <Item path={`/orders/${order_number}`} icon={<QrCodeIcon aria-hidden="true" />} name={name} detail={detail} />;
};

const LapsingPoints = () => {
  const t = useMessages();
  const locale = useLocale();
  const amount = toMoney(useQuery(loyaltyQuery()).data?.lapsing ?? '0.0');
  if (amount <= 0) return null;
  const text = t('overview.lapsing', { amount: formatMoney(amount, locale) });
  return <Item path="/wallet" icon={<WalletIcon aria-hidden="true" />} name={text} />;
};

const UnreadNotices = ({ userId }: { userId: number }) => {
  const t = useMessages();
  const { data } = useQuery(unreadCountQuery(userId));
  useUnreadCount(data);
  if (!data?.unread_count) return null;
  const text = t('userMenu.unread', { count: data.unread_count });
  return <Item path="/notifications" icon={<BellIcon aria-hidden="true" />} name={text} />;
};

/** The menu of a signed-in user: what is going on, the main pages, and the way out. */
export const OwnMenu = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const leave = async () => {
    // A guest's menu would take its place.
    onClose();
    if (await signOut()) void navigate('/');
  };
  return (
    <>
      <div>
        <h2>{[user.firstname, user.lastname].filter(Boolean).join(' ') || t('nav.profile')}</h2>
        <p className="soft ellipsis">{user.email ?? user.phone}</p>
      </div>
      <ul className="happening">
        <UnreadNotices userId={user.id} />
        <OrderUnderway />
        <NextTicket />
        <LapsingPoints />
      </ul>
      <ul>
        <Item path="/profile" icon={<HomeIcon aria-hidden="true" />} name={t('account.overview')} />
        <Item path="/orders" icon={<PackageIcon aria-hidden="true" />} name={t('nav.orders')} />
        <Item path="/wishlists" icon={<HeartIcon aria-hidden="true" />} name={t('nav.wishes')} />
        <Item path="/wallet" icon={<WalletIcon aria-hidden="true" />} name={t('account.wallet')} />
        <Item path="/profile/details" icon={<UserIcon aria-hidden="true" />} name={t('details.title')} />
      </ul>
      <hr />
      <Button kind="quiet" icon={<LogOutIcon />} onClick={() => void leave()}>
        {t('actions.signOut')}
      </Button>
    </>
  );
};
