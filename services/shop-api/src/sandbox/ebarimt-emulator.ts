import { formatMoney } from '@ortoo/i18n';
import { z } from 'zod';
import { escapeUTF8 } from 'entities/escape';
import type { Routes } from '../http/implement';
import { randomDigits } from '../http/tokens';
import { sendPage } from './pages';
import { findRecord, saveRecord, latestRecords, moveRecord } from './records.tables';
import { goesDown } from './switches';

export const sandboxEbarimtAccount = {
  merchantTin: '37900846788',
  branchNo: '001',
  posNo: '0001',
  districtCode: '2501',
  classificationCode: '2399499',
};

const amount = z.number().min(0);
const receiptId = z.string().regex(/^\d{33}$/);
const tin = z.string().regex(/^(\d{11}|\d{14})$/);
const consumerNumber = z.string().regex(/^\d{8}$/);
const sums = { totalAmount: amount, totalVat: amount, totalCityTax: amount };
const receiptBody = z.object({
  ...sums,
  merchantTin: z.literal(sandboxEbarimtAccount.merchantTin),
  /** The seller's own number: a repeated number gets the same receipt again. */
  billIdSuffix: z.string().regex(/^[\w-]{1,20}$/),
  /** The receipt that this one replaces. */
  inactiveId: receiptId.optional(),
  type: z.enum(['B2C_RECEIPT', 'B2B_RECEIPT']),
  customerTin: tin.optional(),
  consumerNo: consumerNumber.optional(),
  receipts: z.array(
    z.object({
      ...sums,
      taxType: z.enum(['VAT_ABLE', 'VAT_FREE', 'VAT_ZERO', 'NOT_VAT']),
      items: z
        .array(
          z.object({
            name: z.string().min(1),
            classificationCode: z.string().regex(/^\d{7}$/),
            qty: z.number().positive(),
            unitPrice: amount,
            ...sums,
          }),
        )
        .min(1),
    }),
  ),
  payments: z.array(z.object({ code: z.enum(['CASH', 'PAYMENT_CARD']), status: z.string(), paidAmount: amount })),
});
type Body = z.infer<typeof receiptBody>;

const cancelBody = z.object({
  id: receiptId,
  date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
});

const hundredths = (value: number): number => Math.round(value * 100);

/** The office verifies the sums: wrong totals or taxes get no number. */
const faultOf = ({ totalAmount, totalVat, receipts, payments, type, customerTin }: Body): string | undefined => {
  const items = receipts.flatMap(receipt => receipt.items);
  const add = (values: number[]) => values.reduce((total, value) => total + hundredths(value), 0);
  if (add(items.map(item => item.totalAmount)) !== hundredths(totalAmount)) return 'totalAmount';
  if (add(items.map(item => item.totalVat)) !== hundredths(totalVat)) return 'totalVat';
  if (add(payments.map(({ paidAmount }) => paidAmount)) !== hundredths(totalAmount)) return 'payments';
  if (items.some(item => Math.abs(hundredths(item.totalAmount) / 11 - hundredths(item.totalVat)) > 1)) return 'vat';
  return type === 'B2B_RECEIPT' && !customerTin ? 'customerTin' : undefined;
};

/** An unknown registry number. */
const unknownRegistry = '9999999';

/** PosAPI 3.0 and the list of tax payers as far as we use them. */
export const ebarimtEmulator: Routes = (app, shop) => {
  goesDown(app, shop, 'ebarimt');

  const issue = async (body: Body): Promise<object> => {
    const now = shop.clock();
    const { totalAmount, totalVat, type, customerTin = '', billIdSuffix, inactiveId } = body;
    const id = `${body.merchantTin}${randomDigits(22)}`;
    const lottery = type === 'B2C_RECEIPT' ? `AA ${randomDigits(8)}` : '';
    const date = now.toISOString().slice(0, 19).replace('T', ' ');
    const answer = { id, lottery, qrData: `${id}${randomDigits(40)}`, date, status: 'SUCCESS', easy: false };
    const requested = JSON.stringify(body);
    const number = {
      emulator: 'receipt_number',
      id: billIdSuffix,
      state: 'KNOWN',
      body: { fingerprint: requested, answer },
      now,
    };
    if (!(await saveRecord(shop.db, number))) {
      const known = await findRecord<typeof number.body>(shop.db, 'receipt_number', billIdSuffix);
      return known?.body.fingerprint === requested ? known.body.answer : { status: 'ERROR', message: 'billIdSuffix' };
    }
    const receipt = { totalAmount, totalVat, type, customerTin, items: body.receipts[0]?.items ?? [] };
    await saveRecord(shop.db, { emulator: 'receipt', id, state: 'SUCCESS', body: receipt, now });
    if (inactiveId) await moveRecord(shop.db, { emulator: 'receipt', id: inactiveId }, ['SUCCESS'], 'INACTIVE');
    return answer;
  };

  app.post('/rest/receipt', { schema: { body: receiptBody } }, async ({ body }) => {
    const fault = faultOf(body);
    return fault ? { status: 'ERROR', message: fault } : issue(body);
  });

  app.delete('/rest/receipt', { schema: { body: cancelBody } }, async ({ body: { id } }, reply) => {
    if (!(await findRecord(shop.db, 'receipt', id))) return reply.status(404).send({ status: 404, msg: 'Олдсонгүй' });
    await moveRecord(shop.db, { emulator: 'receipt', id }, ['SUCCESS'], 'INACTIVE');
    return {};
  });

  app.get(
    '/api/info/check/getTinInfo',
    { schema: { querystring: z.object({ regNo: z.string().max(20) }) } },
    async ({ query: { regNo } }) =>
      /^\d{7}$/.test(regNo) && regNo !== unknownRegistry
        ? { status: 200, msg: 'Амжилттай', data: Number(`3790${regNo}`) }
        : { status: 400, msg: 'Бүртгэлгүй', data: null },
  );

  app.get(
    '/api/info/check/getInfo',
    { schema: { querystring: z.object({ tin: z.string().max(20) }) } },
    async ({ query: { tin } }) => {
      const name = `Туршилт ${tin.slice(-4)} ХХК`;
      return { status: 200, msg: 'Амжилттай', data: { name, vatPayer: true, cityPayer: false, found: true } };
    },
  );
};

interface StoredReceipt {
  type: string;
  totalAmount: number;
  totalVat: number;
}

/** Sales reported to the office. */
export const ebarimtPages: Routes = (app, shop) => {
  app.get('/receipts', async (_request, reply) => {
    const rows = (await latestRecords<StoredReceipt>(shop.db, 'receipt')).map(
      ({
        id,
        state,
        body,
      }) => `<tr><td>${escapeUTF8(id)}</td><td>${escapeUTF8(state)}</td><td>${escapeUTF8(body.type)}</td>
<td>${formatMoney(body.totalAmount, 'en')}</td><td>${body.totalVat}</td></tr>`,
    );
    const head = '<thead><tr><th>Number</th><th>State</th><th>Type</th><th>Amount</th><th>VAT</th></tr></thead>';
    const table = `<table>${head}<tbody>${rows.join('')}</tbody></table>`;
    return sendPage(reply, 'Sandbox tax office', table);
  });
};
