import { css } from '@emotion/react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toMoney, type WalletOwnerDetail } from '@ortoo/contracts';
import { formatDate, formatPhone } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { FixedText } from '../parts/fixed-text';
import { moneyText } from '../parts/money-text';
import type { ListControl } from '../parts/use-list';
import { GrantDialog, type GrantSubject } from './grant-dialog';
import { WalletMovements } from './wallet-movements';
import { walletOwnerQuery } from './wallets.queries';

const nameOf = ({ name, phone, email }: WalletOwnerDetail['customer']): string =>
  name || (phone ? formatPhone(phone) : (email ?? ''));

const Wallets = ({ store_credits }: Pick<WalletOwnerDetail, 'store_credits'>) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <ul css={rowsStyle} aria-label={t('wallets.wallets')}>
      {store_credits.map(({ code, name, amount_remaining, amount_authorized: held }) => (
        <li key={code}>
          <span>{name}</span>
          <span className="end">
            <strong>{moneyText(amount_remaining, locale)}</strong>
            {toMoney(held) > 0 && (
              <span className="soft">{t('wallets.held', { amount: moneyText(held, locale) })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Vouchers = ({ vouchers }: Pick<WalletOwnerDetail, 'vouchers'>) => {
  const t = useMessages();
  const locale = useLocale();
  if (vouchers.length === 0) return null;
  return (
    <>
      <h3>{t('wallets.vouchers')}</h3>
      <ul css={rowsStyle}>
        {vouchers.map(({ id, code, name, amount, expires_at, state }) => (
          <li key={id}>
            <span>
              {name}
              <span className="soft">
                {code} · {t(`vouchers.states.${state}`)}
                {expires_at && ` · ${formatDate(expires_at, locale, 'day')}`}
              </span>
            </span>
            <strong>{moneyText(amount, locale)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Somebody's wallets, vouchers and movements, and what staff change of them. */
export const WalletDetail = ({ list, id }: { list: ListControl; id: string }) => {
  const t = useMessages();
  const userId = Number(id);
  const [page, setPage] = useState(1);
  const [giving, setGiving] = useState<'correction' | 'voucher'>();
  const query = useQuery(walletOwnerQuery(userId, page));
  const { data } = query;
  const name = data ? nameOf(data.customer) : '';
  const subject: GrantSubject =
    giving === 'correction'
      ? { kind: 'correction', userId, name, wallets: data?.store_credits ?? [] }
      : { kind: 'voucher', userId, name };
  return (
    <DetailPanel
      list={list}
      title={name || t('wallets.one')}
      status={data?.customer.phone && <FixedText>{formatPhone(data.customer.phone)}</FixedText>}
      query={query}
      actions={
        data && (
          <>
            <Button aria-haspopup="dialog" onClick={() => setGiving('correction')}>
              {t('grants.new.correction')}
            </Button>
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setGiving('voucher')}>
              {t('grants.new.voucher')}
            </Button>
          </>
        )
      }
    >
      {data && (
        <>
          <Wallets store_credits={data.store_credits} />
          <Vouchers vouchers={data.vouchers} />
          <h3>{t('wallets.movements')}</h3>
          <WalletMovements events={data.events} onPage={setPage} />
          <GrantDialog
            key={giving}
            subject={subject}
            open={giving !== undefined}
            onClose={() => setGiving(undefined)}
          />
        </>
      )}
    </DetailPanel>
  );
};

const rowsStyle = css`
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-1);
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  li > span {
    display: grid;
    min-width: 0;
  }
  .end {
    flex: none;
    text-align: end;
  }
`;
