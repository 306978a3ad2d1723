import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { toMoney, type Voucher } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { definePersonalPage, useLocale, useMessages } from '@ortoo/remote';
import { Panel, StatusPill, TicketIcon } from '@ortoo/ui';
import { ListPage } from '../parts/list-page';
import { useBrandNames } from '../parts/use-brand-names';
import { useMoney } from '../parts/use-money';
import { vouchersQuery } from './vouchers.queries';

const order = ['active', 'held', 'used', 'expired'];
const tones = { active: 'good', held: 'waiting', used: 'plain', expired: 'bad' } as const;

const VoucherCard = ({ voucher }: { voucher: Voucher }) => {
  const t = useMessages();
  const locale = useLocale();
  const amount = useMoney();
  const brands = useBrandNames(voucher.brands);
  return (
    <Panel as="li" aria-label={voucher.name}>
      <div css={style}>
        <h2>{voucher.name}</h2>
        <StatusPill tone={tones[voucher.state]}>{t(`voucher.state.${voucher.state}`)}</StatusPill>
        <strong>{amount(voucher.amount)}</strong>
        <p className="soft">
          {[
            voucher.code,
            toMoney(voucher.min_order) > 0 && t('voucher.minOrder', { amount: amount(voucher.min_order) }),
            brands,
            voucher.expires_at && t('coupon.validUntil', { date: formatDate(voucher.expires_at, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </Panel>
  );
};

const VouchersPage = () => {
  const t = useMessages();
  const list = useQuery(vouchersQuery());
  return (
    <ListPage
      title={t('voucher.title')}
      list={list}
      items={list.data?.vouchers.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))}
      empty={{ icon: <TicketIcon />, title: t('voucher.empty'), text: t('voucher.emptyText') }}
    >
      {voucher => <VoucherCard key={voucher.id} voucher={voucher} />}
    </ListPage>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem var(--space-2);
  align-items: center;
  h2 {
    font-size: var(--text-md);
    font-weight: 600;
  }
  strong {
    grid-column: 1 / -1;
    font-size: var(--text-xl);
  }
  p {
    grid-column: 1 / -1;
  }
`;

export const page = definePersonalPage('voucher.title', VouchersPage);
