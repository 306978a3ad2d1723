import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasShortage, toMoney, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { loadOrder } from '@ortoo/stores';
import { Button, Disclosure, FormSkeleton, Section, Stack } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { DiscountCodes } from '../parts/discount-codes';
import { LinkNotice } from '../parts/link-notice';
import { PaymentNotices } from '../parts/payment-notices';
import { ReceiptForm } from '../parts/receipt/receipt-form';
import { useMoney } from '../parts/use-money';
import { useRestoredFocus } from '../parts/use-restored-focus';
import { Failed } from '../parts/failed';
import { Balances } from './balances';
import { BirthDateFields } from './birth-date-fields';
import { CardChoice } from './card-choice';
import type { CardRequest } from './checkout.mutations';
import { GiftCards } from './gift-cards';
import { orderPaymentMethodsQuery } from './checkout.queries';
import { LastAttempt } from '../parts/last-attempt';
import { isOwn, isProvider, openPaymentOf } from './payment-methods.rules';
import { addressOf } from './steps.rules';
import { ProviderChoice } from './provider-choice';
import { StoppedPayment } from './stopped-payment';
import { useOrderPayment } from './use-order-payment';

/** Own balances first, then a payment method for the remainder. */
const PaymentChoice = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const query = useQuery(orderPaymentMethodsQuery(order));
  const { data, isError } = query;
  const birthInput = useRef<HTMLInputElement>(null);
  const { age, failed, isCovered, isBusy, pay } = useOrderPayment(order, birthInput);
  const [choice, setChoice] = useState<number>();
  const lastChoice = order.payments.findLast(({ source }) => !source)?.payment_method_id;
  const [request, setRequest] = useState<CardRequest>({});
  if (isError) return <Failed query={query} whole />;
  if (!data) return <FormSkeleton label={t('state.loading')} fields={2} />;
  const methods = data.payment_methods;
  const own = methods.filter(isOwn);
  const canUseOwn = own.some(({ available, applied }) => available || toMoney(applied) > 0);
  // A guest has no balances to choose from.
  const locked = own.find(({ reason_code }) => reason_code === 'WALLET_LOGIN');
  const providers = methods.filter(isProvider);
  const chosen =
    providers.find(({ id, available }) => available && id === (choice ?? lastChoice)) ??
    providers.find(one => one.available);
  const started = openPaymentOf(order);
  const isOpenLease = started?.invoice?.kind === 'lease' && started.payment_method_id === chosen?.id;
  const payLabel = isOpenLease
    ? t('order.finish')
    : t('actions.pay', { amount: amount(chosen?.down_payment ?? order.amount_due) });
  return (
    <Stack gap={4}>
      {!failed && <LastAttempt order={order} isPayable />}
      <PaymentNotices payments={order.payments} />
      {started && started.invoice?.kind !== 'lease' && (
        <LinkNotice to={addressOf('pay', order.number)} label={t('pay.toPayment')}>
          {t('pay.underWay', { name: started.payment_method_name, amount: amount(started.amount) })}
        </LinkNotice>
      )}
      {age.isNeeded && <BirthDateFields age={age} years={order.age_check?.years ?? 0} input={birthInput} />}
      {canUseOwn && (
        <Section title={t('sources.title')} text={t('sources.text')}>
          <Balances order={order} methods={own} />
        </Section>
      )}
      <div>
        {!canUseOwn && own.length > 0 && (
          <Disclosure summary={t('sources.title')}>
            {locked ? <p>{locked.reason}</p> : <Balances order={order} methods={own} />}
          </Disclosure>
        )}
        <GiftCards order={order} />
        <DiscountCodes order={order} />
        <Disclosure summary={t('receipt.title')}>
          <ReceiptForm order={order} />
        </Disclosure>
      </div>
      {!isCovered && (
        <Section title={t('sources.rest', { amount: amount(order.amount_due) })}>
          <ProviderChoice methods={providers} chosen={chosen?.id} onChoose={setChoice} />
          {chosen?.kind === 'card' && <CardChoice request={request} onRequest={setRequest} />}
        </Section>
      )}
      <div css={payBar}>
        {!age.isRejected && <FailedCommand error={failed} />}
        <Button size="lg" busy={isBusy} disabled={!isCovered && !chosen} onClick={() => void pay(chosen, request)}>
          {isCovered ? t('sources.placeOrder') : payLabel}
        </Button>
        {!isCovered && (
          <p className="soft">
            {t(chosen?.kind === 'bank_transfer' ? 'checkout.heldForTransfer' : 'checkout.stockHeld')}
          </p>
        )}
      </div>
    </Stack>
  );
};

/** Payment step; an order that cannot be sold any more offers no payment. */
export const PaymentStep = ({ order }: { order: Order }) => {
  const place = useRestoredFocus<HTMLDivElement>();
  // Since its invoice was opened a down payment may have arrived, which choosing another way refunds.
  const isOpen = order.state === 'confirm';
  useEffect(() => {
    if (isOpen) void loadOrder();
  }, [isOpen]);
  return (
    <div ref={place}>{hasShortage(order) ? <StoppedPayment order={order} /> : <PaymentChoice order={order} />}</div>
  );
};

/** On a phone it stays at the thumb while the choices scroll. */
const payBar = css`
  display: grid;
  gap: var(--space-1);
  @media (max-width: 991.98px) and (min-height: 600px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1-5) var(--gutter);
    background: var(--ground);
    box-shadow: 0 -1px var(--line);
  }
`;
