import { css } from '@emotion/react';
import type { WalletOwnerDetail } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, TextLink } from '@ortoo/ui';
import { signedText, moneyText } from '../parts/money-text';

type Events = WalletOwnerDetail['events'];

const Movement = ({ event }: { event: Events['store_credit_events'][number] }) => {
  const href = useHref();
  const locale = useLocale();
  const t = useMessages();
  const { order_number: order } = event;
  return (
    <li>
      <span>
        <strong>{event.memo}</strong>
        <span className="soft">
          {event.wallet_name} · {formatDateTime(event.created_at, locale, 'short')}
          {order && ' · '}
          {order && <TextLink href={href(`/backoffice/orders/${order}`)}>{order}</TextLink>}
        </span>
      </span>
      <span className="end">
        <strong>{signedText(event.amount, locale)}</strong>
        <span className="soft">{t('wallets.after', { amount: moneyText(event.balance, locale) })}</span>
      </span>
    </li>
  );
};

interface WalletMovementsProps {
  events: Events;
  onPage: (page: number) => void;
}

/** What came into somebody's wallets and went out, the latest first. */
export const WalletMovements = ({ events, onPage }: WalletMovementsProps) => {
  const t = useMessages();
  const { current_page: page, pages, store_credit_events: rows } = events;
  if (rows.length === 0) return <p className="soft">{t('wallets.noMovements')}</p>;
  return (
    <div css={style}>
      <ul aria-label={t('wallets.movements')}>
        {rows.map(event => (
          <Movement key={`${event.id} ${event.wallet}`} event={event} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="pages">
          <Button kind="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('wallets.newer')}
          </Button>
          <Button kind="secondary" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('wallets.older')}
          </Button>
        </div>
      )}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
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
  .pages {
    display: flex;
    justify-content: space-between;
  }
`;
