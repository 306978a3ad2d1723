import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { toMoney, type StoreCreditEvent, type StoreCreditHold } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { Button, InlineNotice, ListSkeleton, Stack, TextLink } from '@ortoo/ui';
import { useMoney } from '../parts/use-money';
import { Failed } from '../parts/failed';
import { ledgerQuery } from './wallet.queries';

const Holds = ({ holds }: { holds: StoreCreditHold[] }) => {
  const t = useMessages();
  const amount = useMoney();
  if (holds.length === 0) return null;
  return (
    <InlineNotice title={t('wallet.holds')}>
      <ul>
        {holds.map(hold => (
          <li key={`${hold.wallet}:${hold.order_number}`}>
            {t('wallet.hold', {
              wallet: hold.wallet_name,
              amount: amount(hold.amount),
              order: hold.order_number,
            })}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
};

const Rows = ({ events, severalWallets }: { events: StoreCreditEvent[]; severalWallets: boolean }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const amount = useMoney();
  const signed = ({ amount: sum }: StoreCreditEvent) => (toMoney(sum) > 0 ? `+${amount(sum)}` : amount(sum));
  return (
    <ul css={style} aria-label={t('wallet.ledger')}>
      {events.map(event => (
        <li key={event.id}>
          <strong>{event.memo}</strong>
          <strong className="amount" data-sign={toMoney(event.amount) > 0 ? 'in' : 'out'}>
            {signed(event)}
          </strong>
          <span className="soft">
            {formatDateTime(event.created_at, locale)}
            {severalWallets && event.wallet_name !== event.memo && ` · ${event.wallet_name}`}
          </span>
          <span className="soft amount">{t('sources.balance', { amount: amount(event.balance) })}</span>
          {event.order_number && (
            <TextLink href={href(`/orders/${event.order_number}`)}>
              {t('order.number', { number: event.order_number })}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Credits and debits, newest first, with their balances. */
export const Ledger = ({ wallet }: { wallet: string | undefined }) => {
  const t = useMessages();
  const list = useInfiniteQuery(ledgerQuery(wallet));
  if (list.isError && !list.data) return <Failed query={list} />;
  if (!list.data) return <ListSkeleton label={t('state.loading')} count={3} />;
  const events = list.data.pages.flatMap(page => page.store_credit_events);
  return (
    <Stack gap={2}>
      <Holds holds={list.data.pages[0]?.holds ?? []} />
      {events.length === 0 ? (
        <p>{t('wallet.noEvents')}</p>
      ) : (
        <Rows events={events} severalWallets={wallet === undefined} />
      )}
      {list.hasNextPage && (
        <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('actions.loadMore')}
        </Button>
      )}
    </Stack>
  );
};

const style = css`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem var(--space-2);
    padding-block: var(--space-1-5);
    border-bottom: 1px solid var(--line);
  }
  strong {
    font-weight: 600;
  }
  .amount {
    text-align: end;
    white-space: nowrap;
  }
  a {
    justify-self: start;
    padding-block: 0.625rem;
    font-size: var(--text-sm);
    font-weight: 550;
  }
  [data-sign='in'] {
    color: var(--good);
  }
`;
