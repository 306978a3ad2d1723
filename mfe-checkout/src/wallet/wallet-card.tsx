import { css } from '@emotion/react';
import { toMoney, type StoreCredit } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Panel } from '@ortoo/ui';
import { useBrandNames } from '../parts/use-brand-names';
import { useMoney } from '../parts/use-money';

/** A wallet: its balance, held amounts, and conditions. */
export const WalletCard = ({ wallet }: { wallet: StoreCredit }) => {
  const t = useMessages();
  const amount = useMoney();
  const brands = useBrandNames(wallet.brands);
  return (
    <Panel as="li" aria-label={wallet.name}>
      <div css={style}>
        <h2>{wallet.name}</h2>
        <strong>{amount(wallet.amount_remaining)}</strong>
        {toMoney(wallet.amount_authorized) > 0 && (
          <p className="soft held">{t('wallet.held', { amount: amount(wallet.amount_authorized) })}</p>
        )}
        <p className="soft">{wallet.description}</p>
        {brands && <p className="soft">{brands}</p>}
        {wallet.expires !== null && <p className="soft">{t('wallet.expires', { count: wallet.expires })}</p>}
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: 0.375rem;
  h2 {
    font-size: var(--text-md);
    font-weight: 600;
  }
  strong {
    font-size: var(--text-2xl);
    font-weight: 680;
    letter-spacing: -0.015em;
  }
  .held {
    color: var(--warn);
  }
`;
