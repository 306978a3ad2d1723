import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toMoney, type Order } from '@ortoo/contracts';
import { useMessages, useNavigate } from '@ortoo/remote';
import { resetOrder, emit } from '@ortoo/stores';
import { Button, Disclosure, FormSkeleton, InlineNotice, Section, Stack } from '@ortoo/ui';
import { DiscountCodes } from '../parts/discount-codes';
import { PaymentNotices } from '../parts/payment-notices';
import { ReceiptForm } from '../parts/receipt/receipt-form';
import { useMoney } from '../parts/use-money';
import { useErrorText } from '../parts/use-error-text';
import { Failed } from '../parts/failed';
import { Balances } from './balances';
import { CardChoice } from './card-choice';
import { completeOrder, openPayment, type CardRequest } from './checkout.mutations';
import { ContactField } from './contact-field';
import { GiftCards } from './gift-cards';
import { orderPaymentMethodsQuery } from './order-payment.queries';
import { isOwn, isProvider } from './payment-methods.rules';
import { ProviderChoice } from './provider-choice';
import { addressOf } from './steps.rules';
import { useContact } from './use-contact';

/** Result of the last payment attempt. */
const LastAttempt = ({ order }: { order: Order }) => {
  const t = useMessages();
  const last = order.payments.findLast(({ source }) => !source);
  if (order.payment_state === 'failed')
    return <InlineNotice tone="bad">{last?.failure_message ?? t('pay.failed')}</InlineNotice>;
  if (last?.state !== 'void') return null;
  return (
    <InlineNotice tone="warn" announce>
      {last.failure_message ?? t('pay.void')}
    </InlineNotice>
  );
};

/** Payment step: own balances first, then a payment method for the remainder. */
export const PaymentStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const navigate = useNavigate();
  const client = useQueryClient();
  const errorOf = useErrorText();
  const query = useQuery(orderPaymentMethodsQuery(order));
  const { data, isError } = query;
  const open = useMutation(openPayment(client, order.number));
  const complete = useMutation(completeOrder(client, order.number));
  const failed = open.error ?? complete.error;
  const emailInput = useRef<HTMLInputElement>(null);
  const contact = useContact(order, failed, emailInput);
  const [choice, setChoice] = useState<number>();
  const lastChoice = order.payments.findLast(({ source }) => !source)?.payment_method_id;
  const [request, setRequest] = useState<CardRequest>({});
  const isPaying = useRef(false);
  if (isError) return <Failed query={query} whole />;
  if (!data) return <FormSkeleton label={t('state.loading')} fields={2} />;
  const methods = data.payment_methods;
  const own = methods.filter(isOwn);
  const canUseOwn = own.some(({ available, applied }) => available || toMoney(applied) > 0);
  const providers = methods.filter(isProvider);
  const chosen =
    providers.find(({ id, available }) => available && id === (choice ?? lastChoice)) ??
    providers.find(one => one.available);
  const isCovered = toMoney(order.amount_due) === 0;
  const isBusy = open.isPending || complete.isPending;
  const showPaid = (number: string) => {
    resetOrder();
    return navigate(`/orders/${number}`, { replace: true });
  };
  const send = async () => {
    const isCard = chosen?.kind === 'card';
    const checked = contact.checked();
    if (!checked) return;
    const paid = isCovered
      ? await complete.mutateAsync(checked).catch(() => undefined)
      : chosen &&
        (await open
          .mutateAsync({ methodId: chosen.id, request: isCard ? request : {}, ...checked })
          .catch(() => undefined));
    if (paid) emit('payment_chosen', { order: paid, method: isCovered ? 'balance' : (chosen?.kind ?? '') });
    if (paid?.completed_at) await showPaid(paid.number);
    else if (paid) await navigate(addressOf('pay', paid.number));
  };
  // A second click may arrive before the button is disabled.
  const pay = async () => {
    if (isPaying.current) return;
    isPaying.current = true;
    await send().finally(() => (isPaying.current = false));
  };
  return (
    <Stack gap={4}>
      {!failed && <LastAttempt order={order} />}
      <PaymentNotices payments={order.payments} />
      {contact.isNeeded && <ContactField contact={contact} input={emailInput} />}
      {canUseOwn && (
        <Section title={t('sources.title')} text={t('sources.text')}>
          <Balances order={order} methods={own} />
        </Section>
      )}
      <div>
        {!canUseOwn && own.length > 0 && (
          <Disclosure summary={t('sources.title')}>
            <Balances order={order} methods={own} />
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
      {failed && !contact.isRejected && (
        <InlineNotice tone="bad" announce>
          {errorOf(failed)}
        </InlineNotice>
      )}
      <Stack gap={1}>
        <Button size="lg" busy={isBusy} disabled={!isCovered && !chosen} onClick={() => void pay()}>
          {isCovered ? t('sources.placeOrder') : t('actions.pay', { amount: amount(order.amount_due) })}
        </Button>
        {!isCovered && <p>{t(chosen?.kind === 'bank_transfer' ? 'checkout.heldForTransfer' : 'checkout.stockHeld')}</p>}
      </Stack>
    </Stack>
  );
};
