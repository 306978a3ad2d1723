import { implement, type Routes } from '../http/implement';
import { textFor } from '../http/locale';
import { advance, nextStep, updateCheckout } from './checkout';
import { completeCovered } from './completion';
import { payInApp } from './in-app';
import { presentOrder, presentOrderById } from './order';
import { lockOwnOrder, requireOwnOrder } from '../orders/api';
import { takesMethod } from '../content/api';
import { findMethods } from '../payments/api';
import { checkOrderPayment, openInvoice } from './order-payments';

export const checkoutRoutes: Routes = (app, shop) => {
  implement(app, 'updateCheckout', async request => {
    const own = lockOwnOrder(request, request.params.number);
    const order = await updateCheckout(shop, own, request.body, request.reader);
    return presentOrder(shop, { order }, request.reader);
  });

  implement(app, 'takeNextStep', async request => {
    const order = await nextStep(shop, lockOwnOrder(request, request.params.number));
    return presentOrder(shop, { order }, request.reader);
  });

  implement(app, 'advanceCheckout', async request => {
    const order = await advance(shop, lockOwnOrder(request, request.params.number));
    return presentOrder(shop, { order }, request.reader);
  });

  implement(app, 'completeCheckout', async request => {
    const completed = await completeCovered(shop, lockOwnOrder(request, request.params.number));
    return presentOrder(shop, completed, request.reader);
  });

  implement(app, 'listPaymentMethods', async ({ reader, site }) => {
    const methods = (await findMethods(shop.db)).filter(method => takesMethod(site, method, Infinity));
    const payment_methods = methods.map(({ id, code, name, description, kind, provider }) => ({
      id,
      code,
      name: textFor(reader, name),
      description: textFor(reader, description),
      kind,
      available: provider in shop.providers,
      reason: null,
    }));
    return { payment_methods };
  });

  implement(app, 'createInvoice', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const { card_id, save_card } = request.body;
    const card = card_id === undefined ? { save: save_card } : { id: card_id };
    if (order.completed_at === null)
      await openInvoice(shop, order.id, request.params.id, { reader: request.reader, card });
    return presentOrderById(shop, order.id, request.reader);
  });

  implement(app, 'checkPayment', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    await checkOrderPayment(shop, order.id, request.params.id);
    return presentOrderById(shop, order.id, request.reader);
  });

  implement(app, 'payInApp', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const { custtkn, txntkn } = request.body;
    if (order.completed_at === null) await payInApp(shop, order.id, { custtkn, txntkn }, request.reader);
    return presentOrderById(shop, order.id, request.reader);
  });
};
