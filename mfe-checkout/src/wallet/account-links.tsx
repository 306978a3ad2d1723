import { css } from '@emotion/react';
import { useHref, useMessages } from '@ortoo/remote';
import { BadgeCheckIcon, CreditCardIcon, GiftIcon, QrCodeIcon, TicketIcon } from '@ortoo/ui';

const places = [
  { path: '/vouchers', title: 'voucher.title', icon: <GiftIcon /> },
  { path: '/coupons', title: 'coupon.title', icon: <QrCodeIcon /> },
  { path: '/tickets', title: 'ticket.title', icon: <TicketIcon /> },
  { path: '/cards', title: 'cards.title', icon: <CreditCardIcon /> },
  { path: '/licenses', title: 'license.title', icon: <BadgeCheckIcon /> },
] as const;

/** Links to the user's other balances, each on its own page. */
export const AccountLinks = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <nav css={style} aria-label={t('wallet.more')}>
      {places.map(({ path, title, icon }) => (
        <a key={path} href={href(path)}>
          {icon}
          {t(title)}
        </a>
      ))}
    </nav>
  );
};

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-1);
  a {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
    min-height: 3.25rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius);
    background: var(--sand);
    font-weight: 550;
  }
  svg {
    flex: none;
    color: var(--action);
  }
  @media (hover: hover) {
    a:hover {
      background: var(--sand-deep);
    }
  }
`;
