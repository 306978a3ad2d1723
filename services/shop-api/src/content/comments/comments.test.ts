import * as endpoints from '@ortoo/contracts/endpoints';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let visitor: TestClient;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

/** Without comments of the example shop. */
const params = { slug: 'gobi-in-winter' };
beforeEach(async () => void (await test.shop.db.deleteFrom('comments').execute()));

let written = 0;
const write = async (
  { client }: { client: TestClient },
  comment = `Сэтгэгдэл ${(written += 1)}`,
  reply_id?: number,
) => {
  const body = { comment, ...(reply_id !== undefined && { reply_id }) };
  return (await client.call(endpoints.addArticleComment, { params, body })).body;
};
const list = async (query: { sort?: 'newest' | 'oldest' | 'best'; per_page?: number } = {}) =>
  (await visitor.call(endpoints.listArticleComments, { params, query })).body;
const texts = async () => (await list({ sort: 'oldest' })).threads.map(({ text }) => text);

describe('threads', () => {
  it('are listed in pages with their answers, and counted', async () => {
    const [one, two] = [await newShopper(test), await newShopper(test)];
    const first = await write(one);
    test.pass(1000);
    const second = await write(two);
    test.pass(1000);
    const reply = await write(two, 'Хариулт', first.id);
    await write(one, 'Хариултын хариулт', reply.id);
    const { threads, ...counts } = await list();
    expect(counts).toMatchObject({ total_count: 2, comments_count: 4, pages: 1 });
    expect(threads.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(threads[1]?.replies).toMatchObject([
      { text: 'Хариулт', thread_id: first.id, reply_to: null },
      { text: 'Хариултын хариулт', thread_id: first.id, reply_to: reply.author },
    ]);
    expect((await list({ per_page: 1 })).threads).toHaveLength(1);
    const card = (await visitor.call(endpoints.getArticle, { params })).body;
    expect(card.comments_count).toBe(4);
  });

  it('answer what exists on the same article', async () => {
    const writer = await newShopper(test);
    const { id } = await write(writer);
    const reply = (slug: string, reply_id: number) =>
      writer.client.reject(endpoints.addArticleComment, { params: { slug }, body: { comment: 'Хариу', reply_id } });
    expect((await reply('caring-for-cashmere', id)).body.code).toBe('COMMENT_NOT_FOUND');
    expect((await reply(params.slug, 999_999)).body.code).toBe('COMMENT_NOT_FOUND');
  });

  it('belong to news, too', async () => {
    const { client } = await newShopper(test);
    const news = { params: { slug: 'winter-delivery-hours' } };
    await client.call(endpoints.addNewsComment, { ...news, body: { comment: 'Мэдээний сэтгэгдэл' } });
    expect((await visitor.call(endpoints.listNewsComments, news)).body.comments_count).toBe(1);
    const { body } = await client.call(endpoints.getOwnNewsComments, news);
    expect(body.comments).toMatchObject([{ text: 'Мэдээний сэтгэгдэл', state: 'approved' }]);
    expect((await visitor.reject(endpoints.listArticleComments, news)).status).toBe(404);
  });

  it('are sorted by their ratings on request', async () => {
    const [one, two] = [await newShopper(test), await newShopper(test)];
    const liked = await write(one, 'Сайн');
    await write(two, 'Дунд');
    await two.client.call(endpoints.reviewComment, { params: { id: liked.id }, body: { rating: 1 } });
    expect((await list({ sort: 'best' })).threads.map(({ text }) => text)).toEqual(['Сайн', 'Дунд']);
  });
});

describe('an own comment', () => {
  it('is changed and removed by its author alone', async () => {
    const [author, other] = [await newShopper(test), await newShopper(test)];
    const { id } = await write(author, 'Анхны');
    const change = { params: { id }, body: { comment: 'Зассан' } };
    expect((await other.client.reject(endpoints.changeComment, change)).status).toBe(404);
    expect((await other.client.reject(endpoints.removeComment, { params: { id } })).status).toBe(404);
    const { body } = await author.client.call(endpoints.changeComment, change);
    expect(body).toMatchObject({ text: 'Зассан', edited_at: expect.any(String) });
    expect((await author.client.call(endpoints.removeComment, { params: { id } })).status).toBe(204);
    expect(await texts()).toEqual([]);
  });

  it('with answers leaves an empty place', async () => {
    const [author, other] = [await newShopper(test), await newShopper(test)];
    const { id } = await write(author);
    await write(other, 'Хариулт', id);
    await author.client.call(endpoints.removeComment, { params: { id } });
    expect((await list()).threads).toMatchObject([
      { id, author: null, text: '', replies: [{ text: 'Хариулт', reply_to: null }] },
    ]);
  });

  it('is written once, also by a double click', async () => {
    const { client } = await newShopper(test);
    const body = { comment: 'Давхар товшилт' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.reject(endpoints.addArticleComment, { params, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await texts()).toEqual(['Давхар товшилт']);
  });

  it('needs an account, and a text', async () => {
    const body = { comment: 'Зочин' };
    expect((await visitor.reject(endpoints.addArticleComment, { params, body })).status).toBe(401);
    const { client } = await newShopper(test);
    expect((await client.reject(endpoints.addArticleComment, { params, body: { comment: ' ' } })).status).toBe(422);
  });
});

describe('ratings', () => {
  it('count each reader once, and are taken back', async () => {
    const [author, reader] = [await newShopper(test), await newShopper(test)];
    const { id } = await write(author);
    const rate = async (rating: 1 | 0 | -1) =>
      (await reader.client.call(endpoints.reviewComment, { params: { id }, body: { rating } })).body;
    expect([await rate(1), await rate(1), await rate(-1)]).toEqual([
      { likes: 1, dislikes: 0 },
      { likes: 1, dislikes: 0 },
      { likes: 0, dislikes: 1 },
    ]);
    const own = await reader.client.call(endpoints.getOwnComments, { params });
    expect(own.body.ratings).toEqual([{ id, rating: -1 }]);
    expect(await rate(0)).toEqual({ likes: 0, dislikes: 0 });
  });

  it('are not for the own comment, nor for hidden ones', async () => {
    const author = await newShopper(test);
    const own = await write(author);
    const rate = (client: TestClient, id: number) =>
      client.reject(endpoints.reviewComment, { params: { id }, body: { rating: 1 } });
    expect((await rate(author.client, own.id)).body.code).toBe('COMMENT_OWN');
    const held = await write(author, 'https://a.top https://b.top https://c.top');
    expect((await rate((await newShopper(test)).client, held.id)).status).toBe(404);
  });
});

describe('moderation', () => {
  it('holds links of a newcomer back until staff publish them', async () => {
    const writer = await newShopper(test);
    const held = await write(writer, 'Эндээс үзээрэй https://example.com');
    expect(held).toMatchObject({ state: 'held', reason: 'links' });
    expect(await texts()).toEqual([]);
    const own = (await writer.client.call(endpoints.getOwnComments, { params })).body;
    expect(own.comments).toMatchObject([{ id: held.id, state: 'held', reason: 'links' }]);
    const { body: queue } = await staff.call(endpoints.listStaffComments);
    expect(queue.comments).toMatchObject([{ id: held.id, article: { kind: 'article', slug: params.slug } }]);
    await staff.call(endpoints.moderateComment, { params: { id: held.id }, body: { state: 'approved' } });
    expect(await texts()).toEqual(['Эндээс үзээрэй https://example.com']);
    expect(await write(writer, 'Бас энэ: https://example.com/2')).toMatchObject({ state: 'approved' });
  });

  it('needs a reason to refuse, which the author reads', async () => {
    const writer = await newShopper(test);
    const { id } = await write(writer);
    const refuse = { params: { id }, body: { state: 'refused' as const } };
    expect((await staff.reject(endpoints.moderateComment, refuse)).body.code).toBe('COMMENT_REASON');
    const body = { state: 'refused' as const, reason: 'rude' as const, note: 'Доромжилсон үг байна.' };
    await staff.call(endpoints.moderateComment, { params: { id }, body });
    expect(await texts()).toEqual([]);
    const own = (await writer.client.call(endpoints.getOwnComments, { params })).body;
    expect(own.comments).toMatchObject([{ state: 'refused', reason: 'rude', note: 'Доромжилсон үг байна.' }]);
    const change = { params: { id }, body: { comment: 'Дахин' } };
    expect((await writer.client.reject(endpoints.changeComment, change)).status).toBe(404);
  });

  it('waits for staff after three reports, also when the text changes; their decision lasts', async () => {
    const author = await newShopper(test);
    const { id } = await write(author, 'Маргаантай');
    const report = async () => {
      const { client } = await newShopper(test);
      await client.call(endpoints.reportComment, { params: { id }, body: { reason: 'rude' } });
      return client;
    };
    const [reader] = [await report(), await report()];
    await reader.call(endpoints.reportComment, { params: { id }, body: { reason: 'rude' } });
    expect(await texts()).toEqual(['Маргаантай']);
    await report();
    expect(await texts()).toEqual([]);
    await author.client.call(endpoints.changeComment, { params: { id }, body: { comment: 'Өөр' } });
    const { body } = await staff.call(endpoints.listStaffComments);
    expect(body.comments).toMatchObject([{ reason: 'reported', reports: [{ reason: 'rude', count: 3 }] }]);
    await staff.call(endpoints.moderateComment, { params: { id }, body: { state: 'approved' } });
    await report();
    expect(await texts()).toEqual(['Өөр']);
  });
});

describe('names', () => {
  const choose = (client: TestClient, name: string | null) =>
    client.call(endpoints.chooseCommentName, { body: { name } });

  it('are the short one of the account until another is chosen, everywhere', async () => {
    const { client, id } = await newShopper(test);
    await test.shop.db.updateTable('users').set({ firstname: 'Номин', lastname: 'Бат' }).where('id', '=', id).execute();
    const comment = await write({ client });
    expect(comment.author).toBe('Б. Номин');
    expect((await choose(client, 'Говийн  салхи')).body).toEqual({ name: 'Говийн салхи', chosen_name: 'Говийн салхи' });
    expect((await list()).threads[0]?.author).toBe('Говийн салхи');
    await choose(client, null);
    expect((await list()).threads[0]?.author).toBe('Б. Номин');
  });

  it('are not the shop’s', async () => {
    const { client } = await newShopper(test);
    const answer = await client.reject(endpoints.chooseCommentName, { body: { name: 'Ortoo дэмжлэг' } });
    expect(answer.body.code).toBe('COMMENT_NAME');
  });
});
