import { findContact } from '../checkout/api';
import { post } from '../db/outbox.tables';
import type { TaxOffice } from '../providers/ebarimt';
import type { Shop } from '../shop';
import { addMissing, claimReceipt, findDue, moveReceipt, type ReceiptRow } from './receipts.tables';
import { paperOf, readSale } from './sale';
import { retryAfter } from './tax.rules';

/** After so long whoever took a receipt up is taken for dead. The office knows no key of ours: a second asking is a second receipt. */
const abandonedAfter = 10 * 60_000;

const emailOf = async (shop: Shop, { view }: Awaited<ReturnType<typeof readSale>>): Promise<string | undefined> => {
  const account = await findContact(shop.db, view.row.user_id);
  return view.row.email ?? view.shipAddress?.email ?? account?.email ?? undefined;
};

const issue = async (shop: Shop, office: TaxOffice, claimed: ReceiptRow): Promise<void> => {
  const sale = await readSale(shop, claimed.order_id);
  const { total, vat, lines, view } = sale;
  const { ddtd, lottery, qrData } = await office.issue({
    kind: claimed.kind,
    customerTin: claimed.customer_tin,
    consumerNumber: claimed.consumer_number,
    total,
    vat,
    items: lines,
  });
  const now = shop.clock();
  const issued = { ddtd, lottery, qr_data: qrData, total: total / 100, vat, issued_at: now };
  const bytes = await paperOf(shop, sale, { ...claimed, ...issued });
  const email = await emailOf(shop, sale);
  const { number } = view.row;
  await shop.db.transaction().execute(async trx => {
    if (!(await moveReceipt(trx, claimed.order_id, { state: 'issued', ...issued })) || !email) return;
    const attachments = [{ name: `${number}.pdf`, contentType: 'application/pdf', bytes }];
    const subject = `${number}: төлбөрийн баримт`;
    const body = `Таны ${number} дугаартай захиалгын НӨАТ-ын баримтыг хавсаргав.\nДДТД: ${ddtd}${lottery ? `\nСугалаа: ${lottery}` : ''}`;
    await post(trx, { kind: 'email', recipient: email, subject, body, attachments }, now);
  });
};

/** Has receipts issued for whatever has been paid; while the office is away they wait, longer from try to try. */
export const issueReceipts = async (shop: Shop): Promise<{ failed: number }> => {
  const { taxOffice } = shop.partners;
  if (!taxOffice) return { failed: 0 };
  await addMissing(shop.db, shop.clock());
  const abandoned = () => new Date(shop.clock().getTime() - abandonedAfter);
  let failed = 0;
  for (const orderId of await findDue(shop.db, shop.clock(), abandoned())) {
    const claimed = await claimReceipt(shop.db, orderId, shop.clock(), abandoned());
    if (!claimed) continue;
    await issue(shop, taxOffice, claimed).catch(async () => {
      failed += 1;
      const next_try_at = new Date(shop.clock().getTime() + retryAfter(claimed.tries));
      await moveReceipt(shop.db, orderId, { state: 'awaiting', next_try_at });
    });
  }
  return { failed };
};
