import type { Updateable } from 'kysely';
import { changed, transact } from '../../db/changes';
import type { Db, Tables } from '../../db/schema';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { listSlugs } from '../products.tables';
import { readDocuments } from './product-documents';

let test: TestShop;
let product: { id: number; slug: string };
beforeAll(async () => {
  test = await startTestShop();
  const first = test.shop.db.selectFrom('variants').innerJoin('products', 'products.id', 'variants.product_id');
  product = await first
    .select(['products.id', 'products.slug'])
    .where('variants.stock', '>', 0)
    .where('products.published', '=', true)
    .executeTakeFirstOrThrow();
});
afterAll(() => test.close());

const at = (hours: number) => new Date(test.shop.clock().getTime() + hours * 3_600_000);

/** Answers of the condition in the database and of the rule in code, undone afterwards. */
const answersFor = async (change: Updateable<Tables['products']>, stock: number) => {
  const undo = new Error('undo');
  const answers: boolean[] = [];
  const look = async (trx: Db): Promise<void> => {
    const now = test.shop.clock();
    await trx.updateTable('products').set(change).where('id', '=', product.id).execute();
    await trx.updateTable('variants').set({ stock }).where('product_id', '=', product.id).execute();
    await changed(trx, 'product', [product.id]);
    const [found] = await readDocuments(trx, { ids: [product.id] }, now);
    answers.push((await listSlugs(trx, now)).includes(product.slug), found?.document.isListed ?? false);
    throw undo;
  };
  await expect(transact(test.shop.db, look)).rejects.toBe(undo);
  return answers;
};

const sale = { price: 50_000, selling_price: 0 };

it.each<[string, () => Updateable<Tables['products']>, number, boolean]>([
  ['with stock, price and picture', () => ({ published: true }), 3, true],
  ['that is not published', () => ({ published: false }), 3, false],
  ['without stock', () => ({ published: true }), 0, false],
  ['without a picture', () => ({ images: '[]' }), 3, false],
  ['that is available from this moment on', () => ({ available_on: at(0) }), 3, true],
  ['that is available tomorrow', () => ({ available_on: at(24) }), 3, false],
  ['without a price', () => ({ price: 0, selling_price: null }), 3, false],
  ['that costs nothing during a sale', () => ({ ...sale, sale_start_at: at(0), sale_expire_at: at(1) }), 3, false],
  ['before such a sale', () => ({ ...sale, sale_start_at: at(1), sale_expire_at: at(2) }), 3, true],
  ['after such a sale', () => ({ ...sale, sale_start_at: at(-2), sale_expire_at: at(0) }), 3, true],
])('lists a product %s alike in the database and in code', async (_, change, stock, listed) =>
  expect(await answersFor(change(), stock)).toEqual([listed, listed]),
);
