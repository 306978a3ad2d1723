import { chooseReceiptSchema } from '@ortoo/contracts/schema';
import { z } from 'zod';
import { requireOwnOrder } from '../orders/api';
import { DomainError, fieldError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { lookUpOrganization } from './organizations';
import { serializeReceipt } from './receipt.mapper';
import { chooseReceipt, findReceipt, type ReceiptRow } from './receipts.tables';
import { isConsumerNumber } from './registry.rules';
import { paperOf } from './sale';

const params = z.object({ number: z.string().regex(/^(0|R\d{6,12})$/) });
const tokenQuery = z.object({ order_token: z.string().max(100).optional() });

type Choice = z.output<typeof chooseReceiptSchema>;
type Customer = Pick<ReceiptRow, 'kind' | 'consumer_number' | 'registry_number' | 'customer_tin' | 'customer_name'>;

/** VAT receipts: recipient, state, paper. */
export const receiptsRoutes: Routes = (app, shop) => {
  const customerOf = async (choice: Choice): Promise<Customer> => {
    if (choice.kind === 'organization') {
      const { registry_number, tin, name } = await lookUpOrganization(shop, choice.registry_number);
      return { kind: 'organization', consumer_number: null, registry_number, customer_tin: tin, customer_name: name };
    }
    const number = choice.consumer_number || null;
    if (number !== null && !isConsumerNumber(number)) throw fieldError('consumer_number', 'CONSUMER_NUMBER');
    const none = { registry_number: null, customer_tin: null, customer_name: null };
    return { kind: 'citizen', consumer_number: number, ...none };
  };

  const choose = async (orderId: number, customer: Customer): Promise<ReceiptRow> => {
    const now = shop.clock();
    const chosen = { order_id: orderId, state: 'awaiting', ...customer, next_try_at: now, created_at: now } as const;
    if (!(await chooseReceipt(shop.db, { ...chosen, claimed_at: null, issued_at: null })))
      throw new DomainError('RECEIPT_ISSUED');
    return requireReceipt(orderId);
  };

  const requireReceipt = async (orderId: number): Promise<ReceiptRow> => {
    const receipt = await findReceipt(shop.db, orderId);
    if (!receipt) throw new DomainError('RECEIPT_NOT_ISSUED');
    return receipt;
  };

  implement(app, 'getOrganization', { rateLimit: { max: 30, timeWindow: '1 minute' } }, async request =>
    lookUpOrganization(shop, request.params.registry),
  );

  implement(app, 'getReceipt', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    return serializeReceipt(await requireReceipt(order.id), order);
  });

  implement(app, 'chooseReceipt', async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    return serializeReceipt(await choose(order.id, await customerOf(request.body)), order);
  });

  app.get('/orders/:number/receipt.pdf', { schema: { params, querystring: tokenQuery } }, async (request, reply) => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    const receipt = await findReceipt(shop.db, order.id);
    if (receipt?.state !== 'issued' || receipt.ddtd === null) throw new DomainError('RECEIPT_NOT_ISSUED');
    const paper = await paperOf(shop, receipt);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${order.number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(paper);
  });
};
