import { css } from '@emotion/react';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Recharge } from '@ortoo/contracts';
import { formatCountdown } from '@ortoo/i18n';
import { definePersonalPage, useHref, useMessages, type PageProps } from '@ortoo/remote';
import { ButtonLink, Container, CountdownText, FormSkeleton, InlineNotice, Stack } from '@ortoo/ui';
import { InvoicePanel } from '../parts/invoice-panel';
import { PaymentCheck } from '../parts/payment-check';
import { useCountdown } from '../parts/use-countdown';
import { useMoney } from '../parts/use-money';
import { Failed } from '../parts/failed';
import { rechargeQuery, walletKey } from './wallet.queries';

const lastMinute = 60_000;

const Open = ({ recharge, query }: { recharge: Recharge; query: UseQueryResult<Recharge> }) => {
  const t = useMessages();
  const left = useCountdown(recharge.expires_at);
  return (
    <div className="open">
      {recharge.notice && <InlineNotice>{recharge.notice}</InlineNotice>}
      {recharge.invoice && <InvoicePanel amount={recharge.amount} invoice={recharge.invoice} />}
      <CountdownText label={t('pay.left')} value={formatCountdown(left / 1000)} urgent={left < lastMinute} />
      <PaymentCheck query={query} />
    </div>
  );
};

const Ended = ({ recharge }: { recharge: Recharge }) => {
  const t = useMessages();
  const amount = useMoney();
  const client = useQueryClient();
  const isDone = recharge.state === 'completed';
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: walletKey });
  }, [client, isDone]);
  return (
    <InlineNotice tone={isDone ? 'good' : 'warn'} announce>
      {isDone
        ? t('wallet.recharged', { amount: amount(recharge.amount), wallet: recharge.wallet_name })
        : t('wallet.notRecharged')}
    </InlineNotice>
  );
};

const RechargePage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const amount = useMoney();
  const query = useQuery(rechargeQuery(params['number'] ?? ''));
  const { data, isError } = query;
  const isOpen = data && ['checkout', 'processing', 'pending'].includes(data.state);
  return (
    <Container width="text" css={style}>
      <Stack gap={3}>
        <h1>{t('wallet.recharge')}</h1>
        {isError && !data && <Failed query={query} whole />}
        {!data && !isError && <FormSkeleton label={t('state.loading')} fields={2} />}
        {data && (
          <p>
            {data.wallet_name} · {amount(data.amount)} · {data.payment_method_name}
          </p>
        )}
        {isOpen && <Open recharge={data} query={query} />}
        {data && !isOpen && <Ended recharge={data} />}
        <ButtonLink kind="secondary" href={href('/wallet')}>
          {t('wallet.back')}
        </ButtonLink>
      </Stack>
    </Container>
  );
};

const style = css`
  padding-block: var(--space-4);
  .open {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    text-align: center;
  }
`;

export const page = definePersonalPage('wallet.recharge', RechargePage);
