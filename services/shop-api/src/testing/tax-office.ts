import type { TestShop } from './test-shop';

/** What the tax office knows: receipts that stand and such that count for nothing any more. */
export const receiptsAtOffice = async ({ shop }: TestShop) => {
  const rows = await shop.db.selectFrom('sandbox_records').selectAll().where('emulator', '=', 'receipt').execute();
  return rows.map(({ id, state, body }) => ({
    id,
    state,
    ...(body as unknown as { totalAmount: number; items: { qty: number; totalAmount: number }[] }),
  }));
};
