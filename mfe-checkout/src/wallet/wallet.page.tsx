import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import type { StoreCredit } from '@ortoo/contracts';
import { definePersonalPage, useMessages } from '@ortoo/remote';
import { Container, Disclosure, ListSkeleton, Section, Select, Stack } from '@ortoo/ui';
import { Failed } from '../parts/failed';
import { Ledger } from './ledger';
import { LoyaltyPanel } from './loyalty-panel';
import { AccountLinks } from './account-links';
import { RechargeForm } from './recharge-form';
import { RedeemForm } from './redeem-form';
import { WalletCard } from './wallet-card';
import { isVisible, walletColumns } from './wallet.rules';
import { walletsQuery } from './wallet.queries';

const Wallets = ({ wallets }: { wallets: StoreCredit[] }) => {
  const t = useMessages();
  const [shown, setShown] = useState('');
  const rechargeable = wallets.filter(({ recharge }) => recharge);
  const others = wallets.filter(wallet => !isVisible(wallet));
  const cards = (some: StoreCredit[], label?: string) => (
    <ul className="wallets" aria-label={label} style={{ '--columns': walletColumns(some.length) } as CSSProperties}>
      {some.map(wallet => (
        <WalletCard key={wallet.code} wallet={wallet} />
      ))}
    </ul>
  );
  return (
    <Stack gap={5}>
      <div>
        {cards(wallets.filter(isVisible), t('wallet.title'))}
        {others.length > 0 && (
          <Disclosure summary={t('wallet.others', { count: others.length })}>{cards(others)}</Disclosure>
        )}
      </div>
      <div className="beside">
        <div>
          {rechargeable.length > 0 && (
            <Disclosure summary={t('wallet.recharge')}>
              <RechargeForm wallets={rechargeable} />
            </Disclosure>
          )}
          <Disclosure summary={t('wallet.redeem')}>
            <RedeemForm />
          </Disclosure>
        </div>
        <LoyaltyPanel />
      </div>
      <AccountLinks />
      <Section title={t('wallet.ledger')}>
        <Stack gap={2}>
          <div className="narrow">
            <Select
              label={t('wallet.which')}
              options={[
                { value: '', label: t('wallet.all') },
                ...wallets.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              value={shown}
              onChange={event => setShown(event.target.value)}
            />
          </div>
          <Ledger wallet={shown || undefined} />
        </Stack>
      </Section>
    </Stack>
  );
};

const WalletPage = () => {
  const t = useMessages();
  const query = useQuery(walletsQuery());
  const { data, isError } = query;
  return (
    <Container css={style}>
      <Stack gap={3}>
        <h1>{t('wallet.title')}</h1>
        {isError && !data && <Failed query={query} whole />}
        {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
        {data && <Wallets wallets={data.store_credits} />}
      </Stack>
    </Container>
  );
};

const style = css`
  padding-block: var(--space-4);
  .wallets {
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(min(16rem, 100%), (100% - (var(--columns) - 1) * var(--space-2)) / var(--columns)), 1fr)
    );
    gap: var(--space-2);
  }
  .beside {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    align-items: start;
    gap: var(--space-4);
  }
  .narrow {
    max-width: 40rem;
  }
`;

export const page = definePersonalPage('wallet.title', WalletPage);
