import * as endpoints from '@ortoo/contracts/endpoints';
import { transact } from '../db/changes';
import { newShopper } from '../testing/buyers';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { deletePersonalRows } from './personal-data.tables';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

it('leaves what others have answered when an account is deleted', async () => {
  const params = { slug: 'gobi-in-winter' };
  const [gone, other] = [await newShopper(test), await newShopper(test)];
  const write = async ({ client }: typeof gone, comment: string, reply_id?: number) => {
    const body = { comment, ...(reply_id !== undefined && { reply_id }) };
    return (await client.call(endpoints.addArticleComment, { params, body })).body.id;
  };
  const id = await write(gone, 'Миний бичсэн');
  await write(other, 'Хариулт', id);
  await write(gone, 'Хариултгүй');
  await transact(test.shop.db, trx => deletePersonalRows(trx, gone.id));
  const { body } = await testClient(test.app).call(endpoints.listArticleComments, { params });
  expect(body.threads).toMatchObject([{ id, author: null, text: '', replies: [{ text: 'Хариулт' }] }]);
});
