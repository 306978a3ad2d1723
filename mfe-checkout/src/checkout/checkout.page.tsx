import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { definePersonalPage, useHref, useMessages, useNavigate, useSearchParams, type PageProps } from '@ortoo/remote';
import { $cartActivity, $order, $sessionActivity, $user, emit, verifySession } from '@ortoo/stores';
import { Container, FormSkeleton, Split, Steps } from '@ortoo/ui';
import { EmptyCart } from '../parts/empty-cart';
import { Failed } from '../parts/failed';
import { OrderAside } from '../parts/order-aside';
import { PaymentNotices } from '../parts/payment-notices';
import { useMoney } from '../parts/use-money';
import { AddressStep } from './address-step';
import { Destination } from './destination';
import { DeliveryStep } from './delivery-step';
import { LastAttempt } from '../parts/last-attempt';
import { PayStep } from './pay-step';
import { PaymentStep } from './payment-step';
import { ContactStep } from './contact-step';
import { PriceChanges } from './price-changes';
import { Shortages } from './shortages';
import { SignInStep } from './sign-in-step';
import { returnedOrderQuery } from './checkout.queries';
import { addressOf, stepsOf, stepToShow, type CheckoutStep } from './steps.rules';

const screens: Record<CheckoutStep, (props: { order: Order }) => React.ReactNode> = {
  'sign-in': SignInStep,
  contact: ContactStep,
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  pay: PayStep,
};

/** Steps that themselves report shortages and what has happened to the payment. */
const isPayment = (step: CheckoutStep): boolean => step === 'payment' || step === 'pay';

const isPastAddress = (step: CheckoutStep): boolean => step === 'delivery' || isPayment(step);

const OpenCheckout = ({ order, requested }: { order: Order; requested: string | undefined }) => {
  const t = useMessages();
  const href = useHref();
  const navigate = useNavigate();
  const amount = useMoney();
  const step = stepToShow(requested, order);
  const steps = stepsOf(order);
  const current = steps.indexOf(step);
  const isFetched = (name: CheckoutStep) => name === 'delivery' && order.pickup_location !== null;
  const heading = step === 'address' ? 'pickup.how' : isFetched(step) ? 'pickup.name' : `checkout.${step}`;
  useEffect(() => {
    if (requested !== step) void navigate(addressOf(step, order.number), { replace: true });
  }, [requested, step, order.number, navigate]);
  const reportShown = useEffectEvent(() => emit('checkout_shown', { order }));
  useEffect(() => reportShown(), [order.number]);
  // The step changes with its address: a form shown earlier would discard the user's input.
  if (requested !== step) return <FormSkeleton label={t('state.loading')} />;
  const Screen = screens[step];
  return (
    <>
      <Steps
        label={t('checkout.title')}
        current={current}
        doneLabel={t('state.stepDone')}
        steps={steps.map((name, at) => ({
          label: t(isFetched(name) ? 'pickup.name' : `steps.${name}`),
          ...(at < current && { href: href(addressOf(name, order.number)) }),
        }))}
      />
      <Split
        sticky
        main={
          <section aria-labelledby="step">
            <div className="heading">
              <h1 id="step">{t(heading)}</h1>
              <p className="soft">
                {t('price.total')} <strong>{amount(order.total)}</strong>
              </p>
            </div>
            <PriceChanges order={order} />
            {!isPayment(step) && (
              <>
                <LastAttempt order={order} />
                <PaymentNotices payments={order.payments} />
                <Shortages order={order} />
              </>
            )}
            {isPastAddress(step) && <Destination order={order} />}
            <Screen key={step} order={order} />
          </section>
        }
        aside={<OrderAside order={order} />}
      />
    </>
  );
};

/**
 * After a return from the bank, or a payment in another tab, the order may already be complete and no longer a cart.
 */
const useReturn = (order: Order | null) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const named = search.get('order') ?? order?.number ?? number;
  if (named !== number) setNumber(named);
  const asks = number !== order?.number && /^R\d+$/.test(number);
  const query = useQuery({ ...returnedOrderQuery(number), enabled: asks });
  const { data, error, isPending } = query;
  const isComplete = asks && data?.completed_at != null;
  useEffect(() => {
    if (isComplete) void navigate(`/orders/${number}`, { replace: true });
  }, [isComplete, number, navigate]);
  const isUnknown = error instanceof ApiError && error.status === 404;
  const failed = asks && error !== null;
  return {
    query,
    waits: isComplete || (asks && isPending),
    failed: failed && !isUnknown,
    unknown: failed && isUnknown,
  };
};

/** The session of a named order has ended: it opens again for its owner. */
const SignInAgain = () => {
  const t = useMessages();
  return (
    <section aria-labelledby="step">
      <h1 id="step">{t('checkout.sign-in')}</h1>
      <SignInStep />
    </section>
  );
};

/** A new tab has the session's cookie, but neither its user nor its cart yet. */
const useKnownSession = (order: Order | null) => {
  const user = useStore($user, { ssr: 'initial' });
  const { known } = useStore($sessionActivity, { ssr: 'initial' });
  const asks = !known && !user && !order;
  useEffect(() => {
    if (asks) void verifySession();
  }, [asks]);
  return { user, isPending: asks };
};

const Checkout = ({ params }: PageProps) => {
  const t = useMessages();
  const order = useStore($order, { ssr: 'initial' });
  const { fetching } = useStore($cartActivity, { ssr: 'initial' });
  const { user, isPending } = useKnownSession(order);
  const { query, waits, failed, unknown } = useReturn(order);
  const body = () => {
    if (waits || isPending) return <FormSkeleton label={t('state.loading')} />;
    if (order && order.line_items.length > 0) return <OpenCheckout order={order} requested={params['step']} />;
    if (failed) return <Failed query={query} whole />;
    if (fetching) return <FormSkeleton label={t('state.loading')} />;
    if (unknown && !user) return <SignInAgain />;
    return <EmptyCart level={1} />;
  };
  return <Container css={style}>{body()}</Container>;
};

const style = css`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);
  section {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }
  /* A part of a step: its title is nearer to it than to the part above. */
  section section {
    gap: var(--space-2);
  }
  section section > header {
    margin-bottom: 0;
  }
  h1 {
    font-size: var(--text-2xl);
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-2);
  }
  .heading strong {
    color: var(--ink);
    font-size: var(--text-md);
  }
  @media (min-width: 992px) {
    .heading p {
      display: none;
    }
  }
`;

export const page = definePersonalPage('checkout.title', Checkout);
