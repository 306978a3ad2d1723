import type { TestShop } from './test-shop';

/** Records of the tax office: valid receipts and cancelled ones. */
export const receiptsAtOffice = async ({ shop }: TestShop) => {
  const rows = await shop.db.selectFrom('sandbox_records').selectAll().where('emulator', '=', 'receipt').execute();
  return rows.map(({ id, state, body }) => ({
    id,
    state,
    ...(body as { totalAmount: number; items: { qty: number; totalAmount: number }[] }),
  }));
};
