import type { Routes } from '../http/implement';
import { listPaidInvoices } from './invoices.tables';
import { type CardCharge } from './card-charges';
import { listRecords } from './records.tables';

/** All money that the emulators have taken and not refunded, as JSON: `callback` names the shop. */
export const takenMoney: Routes = (app, shop) => {
  app.get('/taken.json', async () => {
    const [invoices, charges] = await Promise.all([
      listPaidInvoices(shop.db),
      listRecords<CardCharge>(shop.db, 'card', 'PAID'),
    ]);
    const byQr = invoices.map(({ id, sender_invoice_no: number, paid_amount: amount, callback_url: callback }) => ({
      id,
      number,
      amount,
      callback,
    }));
    const byCard = charges.map(({ id, body: { transactionId: number, taken, callback } }) => ({
      id,
      number,
      amount: Number(taken),
      callback,
    }));
    return { taken: [...byQr, ...byCard] };
  });
};
