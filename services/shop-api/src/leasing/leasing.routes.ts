import { type LeaseQuote, leaseTerms, leaseOffer } from '@ortoo/contracts';
import { checkNumber, findMethods } from '../payments/api';
import { amountDue, type OrderRow, requireOwnOrder } from '../orders/api';
import { wire } from '../http/display';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { type Reader, textFor } from '../http/locale';
import { errorText } from '../http/error-text';
import { applyForLoan, changeMonths, checkLend } from './apply';
import { serializeLease, serializeOffer } from './lease.mapper';
import { findInstalments, findLeasePayments } from './leases.tables';
import { openLeasePayment, requireLease } from './pay-lease';

const quotesFor = (total: number, { locale }: Reader): LeaseQuote => {
  const outcomes = leaseTerms.months.map(months => leaseOffer(total, months));
  const rejected = outcomes.find(outcome => !outcome.ok);
  return {
    total: wire(total),
    quotes: outcomes.flatMap(outcome => (outcome.ok ? [serializeOffer(outcome.value, locale)] : [])),
    reason: rejected ? errorText(rejected.code, locale) : null,
  };
};

/** Payment by instalments: the terms, and an order's own loan from the down payment to the last instalment. */
export const leasingRoutes: Routes = (app, shop) => {
  const present = async (order: OrderRow, reader: Reader) => {
    const lease = await requireLease(shop, order.id);
    const [instalments, payments, methods] = await Promise.all([
      findInstalments(shop.db, lease.id),
      findLeasePayments(shop.db, lease.id),
      findMethods(shop.db),
    ]);
    const nameOf = (id: number) => textFor(reader, methods.find(method => method.id === id)?.name ?? {});
    return serializeLease(lease, instalments, payments, nameOf, reader.locale);
  };

  implement(app, 'getLeaseQuote', async ({ query, reader }) => quotesFor(query.amount, reader));

  implement(app, 'getOrderLeaseQuote', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    return quotesFor(await amountDue(shop, order), request.reader);
  });

  implement(app, 'getLease', async request =>
    present(await requireOwnOrder(shop, request, request.params.number), request.reader),
  );

  implement(app, 'chooseLease', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    await changeMonths(shop, order.id, request.body.months);
    return present(order, request.reader);
  });

  implement(app, 'createLeasePayment', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const { payment_method_id: methodId, card_id: cardId } = request.body;
    await openLeasePayment(shop, order, { methodId, cardId, reader: request.reader });
    return present(order, request.reader);
  });

  implement(app, 'checkLeasePayment', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const lease = await requireLease(shop, order.id);
    const payment = (await findLeasePayments(shop.db, lease.id)).find(({ id }) => id === request.params.id);
    if (!payment) throw new DomainError('PAYMENT_NOT_FOUND');
    await checkNumber(shop, payment.number);
    return present(order, request.reader);
  });

  implement(app, 'checkLend', async request =>
    checkLend(shop, await requireOwnOrder(shop, request, request.params.number), request.query.payment),
  );

  implement(app, 'applyForLease', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    await applyForLoan(shop, order, request.body.phone);
    return present(order, request.reader);
  });
};
