import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { useMessages, useNavigate } from '@ortoo/remote';
import { Button, ErrorPanel, FormSkeleton, InlineNotice, QrCodeIcon, RadioCards, Stack } from '@ortoo/ui';
import { useMoney } from '../parts/use-money';
import { openPayment } from './checkout.mutations';
import { paymentMethodsQuery } from './places.queries';

/** What to pay with; a way that cannot be chosen says why. */
export const PaymentStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(paymentMethodsQuery());
  const open = useMutation(openPayment(useQueryClient(), order.number));
  const methods = data?.payment_methods ?? [];
  const [choice, setChoice] = useState<string>();
  const chosen = choice ?? String(methods.find(method => method.available)?.id ?? '');
  if (isError)
    return (
      <ErrorPanel
        title={t('errors.title')}
        text={t('errors.text')}
        retryLabel={t('actions.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <FormSkeleton label={t('state.loading')} fields={2} />;
  const isVoid = order.payment_state !== 'failed' && order.payments.at(-1)?.state === 'void';
  const pay = async () => {
    await open.mutateAsync(Number(chosen)).then(
      () => navigate('/checkout/pay'),
      () => undefined,
    );
  };
  return (
    <Stack gap={3}>
      {order.payment_state === 'failed' && !open.isError && <InlineNotice tone="bad">{t('pay.failed')}</InlineNotice>}
      {isVoid && !open.isError && (
        <InlineNotice tone="warn" announce>
          {t('pay.void')}
        </InlineNotice>
      )}
      {open.isError && (
        <InlineNotice tone="bad" announce>
          {(open.error instanceof ApiError && open.error.message) || t('errors.offline')}
        </InlineNotice>
      )}
      <RadioCards
        legend={t('checkout.payment')}
        hideLegend
        name="payment-method"
        value={chosen}
        onChange={setChoice}
        options={methods.map(method => ({
          value: String(method.id),
          title: method.name,
          text: method.reason ?? method.description,
          icon: <QrCodeIcon />,
          disabled: !method.available,
        }))}
      />
      <Button size="lg" busy={open.isPending} disabled={!chosen} onClick={() => void pay()}>
        {t('actions.pay', { amount: amount(order.amount_due) })}
      </Button>
      <p>{t('checkout.stockHeld')}</p>
    </Stack>
  );
};
