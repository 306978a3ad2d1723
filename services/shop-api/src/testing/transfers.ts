import { importBankStatement, listStatementEntries } from '@ortoo/contracts/endpoints';
import type { TestClient } from './client';
import { toInvoice, transferOf } from './payments';
import { signedInShopper } from './shoppers';
import type { TestShop } from './test-shop';

let count = 0;

/** A shopper whose order of 125,000₮ waits for a transfer. */
export const transferBuyer = async (test: TestShop) => {
  const email = `payer-${process.pid}-${(count += 1)}@example.org`;
  const client = await signedInShopper(test, email.split('@')[0] ?? '', '', email);
  const order = await toInvoice(client, 'transfer');
  return { client, email, order, reference: transferOf(order).reference };
};

/** An amount on the account with this text, as the staff's list has it. */
export const arrive = async (test: TestShop, staff: TestClient, amount: number, remittance = 'zahialga') => {
  const id = `arrived-${process.pid}-${(count += 1)}`;
  const entry = { id, amount, currency: 'MNT', booked_at: test.shop.clock().toISOString(), payer: id, remittance };
  await staff.call(importBankStatement, { body: { entries: [entry] } });
  const { entries } = (await staff.call(listStatementEntries, { query: { state: 'all', q: id } })).body;
  const [arrived] = entries;
  if (!arrived) throw new Error(`${id} has not arrived`);
  return arrived;
};
