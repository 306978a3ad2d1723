import type { ArticleDocument, Publication, PublicationContent } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../../testing/client';
import { scene, sendForm } from '../../testing/forms';
import { signedInShopper } from '../../testing/shoppers';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  staff = testClient(test.app, { 'accept-language': 'en' });
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

let writers = 0;
const newWriter = () => {
  writers += 1;
  return signedInShopper(test, `writer${writers}`, '', undefined, testClient(test.app, { 'accept-language': 'en' }));
};

const device = '5b1f7c1e-2a90-4d7c-9d92-0f0c6a5a9d11';
const otherDevice = '0e5d3f8e-6a54-4f5e-8f8a-4d1d7c2b3a22';
const documentOf = (text: string): ArticleDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const contentOf = (title: string, more: Partial<PublicationContent> = {}): PublicationContent => ({
  texts: {
    mn: { title, summary: 'Товч', body: documentOf(`${title} тухай`), image_alt: 'Зураг' },
    en: { title: `${title} in English`, summary: 'Short', body: documentOf('About it'), image_alt: 'Picture' },
  },
  image: '/pictures/feltboot_grey_a',
  tags: ['winter'],
  ...more,
});

const begin = async (client: TestClient): Promise<Publication> =>
  (await client.call(endpoints.createPublication, { body: {} })).body;
const save = (client: TestClient, { id, version }: Publication, content: PublicationContent, by = device) =>
  client.call(endpoints.savePublication, { params: { id }, body: { version, device: by, content } });
const submit = (client: TestClient, { id, version }: Publication, publish_at: string | null = null) =>
  client.call(endpoints.submitPublication, { params: { id }, body: { version, publish_at } });
const decide = (
  { id, version }: Publication,
  decision: { decision: 'publish' } | { decision: 'reject'; note: string },
  client = staff,
) => client.call(endpoints.decidePublication, { params: { id }, body: { version, ...decision } });
const written = async (client: TestClient, title: string, more?: Partial<PublicationContent>): Promise<Publication> =>
  (await save(client, await begin(client), contentOf(title, more))).body;
const submitted = async (client: TestClient, title: string): Promise<Publication> =>
  (await submit(client, await written(client, title))).body;
const versionsOf = async (client: TestClient, id: number) =>
  (await client.call(endpoints.listPublicationVersions, { params: { id } })).body.versions.map(
    ({ version }) => version,
  );

describe('a draft', () => {
  it('is saved when each of its texts is as long as a document may be', async () => {
    const writer = await newWriter();
    const { id, version } = await begin(writer);
    const { content: [paragraph] = [] } = documentOf('Ө'.repeat(9_000));
    const body: ArticleDocument = {
      type: 'doc',
      content: paragraph ? Array.from({ length: 40 }, () => paragraph) : [],
    };
    const content = contentOf('Урт нийтлэл');
    for (const text of Object.values(content.texts)) text.body = body;
    const { body: saved } = await writer.call(endpoints.savePublication, {
      params: { id },
      body: { version, device, content },
    });
    expect([saved.content.texts.mn?.body, saved.content.texts.en?.body]).toEqual([body, body]);
  });

  it('is begun empty, saved, and listed with its title in the reader’s language', async () => {
    const client = await newWriter();
    const empty = await begin(client);
    expect(empty).toMatchObject({ state: 'draft', version: 0, slug: null, content: { texts: {}, image: null } });
    await save(client, empty, contentOf('Эсгий'));
    const { body } = await client.call(endpoints.listOwnPublications);
    expect(body.publications).toMatchObject([{ id: empty.id, title: 'Эсгий in English', state: 'draft' }]);
  });

  it('is not saved over what another page has saved meanwhile', async () => {
    const client = await newWriter();
    const opened = await begin(client);
    await save(client, opened, contentOf('Нэг'));
    const late = await save(client, opened, contentOf('Хоёр'), otherDevice);
    expect(late).toMatchObject({ status: 409, body: { code: 'PUBLICATION_CHANGED' } });
    const { body } = await client.call(endpoints.getPublication, { params: { id: opened.id } });
    expect(body).toMatchObject({ version: 1, content: contentOf('Нэг') });
  });

  it('retains the versions of each page, one for ten minutes of typing', async () => {
    const client = await newWriter();
    let now = await begin(client);
    for (const [by, minutes] of [
      [device, 0],
      [device, 1],
      [otherDevice, 1],
      [device, 1],
      [device, 11],
    ] as const) {
      test.pass(minutes * 60_000);
      now = (await save(client, now, contentOf(`Хувилбар ${now.version + 1}`), by)).body;
    }
    expect(await versionsOf(client, now.id)).toEqual([5, 4, 3, 2]);
    const { body } = await client.call(endpoints.getPublicationVersion, { params: { id: now.id, version: 2 } });
    expect(body.content).toEqual(contentOf('Хувилбар 2'));
  });

  it('belongs to its writer alone', async () => {
    const owner = await newWriter();
    const { id, version } = await written(owner, 'Миний');
    for (const other of [await newWriter(), staff]) {
      const answers = await Promise.all([
        other.call(endpoints.getPublication, { params: { id } }),
        save(other, { id, version } as Publication, contentOf('Хулгай')),
        submit(other, { id, version } as Publication),
        other.call(endpoints.listPublicationVersions, { params: { id } }),
        other.call(endpoints.getPublicationVersion, { params: { id, version: 1 } }),
        other.call(endpoints.removePublication, { params: { id } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
  });

  it('may be deleted with its versions', async () => {
    const client = await newWriter();
    const { id } = await written(client, 'Түр');
    expect((await client.call(endpoints.removePublication, { params: { id } })).status).toBe(204);
    expect((await client.call(endpoints.getPublication, { params: { id } })).status).toBe(404);
  });

  it('is news for staff alone', async () => {
    const news = { body: { kind: 'news' as const } };
    expect((await (await newWriter()).call(endpoints.createPublication, news)).status).toBe(403);
    expect((await staff.call(endpoints.createPublication, news)).body.kind).toBe('news');
  });
});

describe('submitting', () => {
  it.each([
    ['nothing', { texts: {}, image: null, tags: [] }, ['mn.title', 'mn.summary', 'mn.body', 'image', 'tags']],
    [
      'half of a translation',
      contentOf('Гутал', {
        texts: {
          ...contentOf('Гутал').texts,
          en: { title: 'Boots', summary: '', body: documentOf('x'), image_alt: '' },
        },
      }),
      ['en.summary', 'en.image_alt'],
    ],
  ])('names what is missing of %s', async (_, content, fields) => {
    const client = await newWriter();
    const saved = (await save(client, await begin(client), content as PublicationContent)).body;
    const { status, body } = await submit(client, saved);
    expect({ status, fields: Object.keys((body as unknown as { errors: object }).errors).sort() }).toEqual({
      status: 422,
      fields: [...fields].sort(),
    });
  });

  it('is taken back and repeated', async () => {
    const client = await newWriter();
    const waiting = await submitted(client, 'Буцаана');
    expect((await submit(client, waiting)).body).toMatchObject({ code: 'PUBLICATION_SUBMITTED' });
    const taken = await client.call(endpoints.withdrawPublication, { params: { id: waiting.id } });
    expect(taken.body.state).toBe('draft');
    expect((await submit(client, waiting)).body.state).toBe('submitted');
  });

  it('ends when the writer changes the text, so that staff publish only what they have read', async () => {
    const client = await newWriter();
    const waiting = await submitted(client, 'Анх');
    const changed = (await save(client, waiting, contentOf('Дараа'))).body;
    expect(changed.state).toBe('draft');
    expect((await decide(waiting, { decision: 'publish' })).body).toMatchObject({ code: 'PUBLICATION_CHANGED' });
    expect(await versionsOf(client, waiting.id)).toEqual([2, 1]);
  });
});

describe('staff', () => {
  const waitingIds = async () =>
    (await staff.call(endpoints.listStaffPublications)).body.publications.map(({ id }) => id);

  it('find one by part of its title in any state, and no drafts', async () => {
    const client = await newWriter();
    const waiting = await submitted(client, 'Сэрвэнгийн зам');
    const draft = await written(client, 'Сэрвэнгийн ноорог');
    const found = async (q: string, state?: 'all') => {
      const query = { q, ...(state && { state }) };
      return (await staff.call(endpoints.listStaffPublications, { query })).body.publications.map(({ id }) => id);
    };
    expect(await found('сэрвэнгийн')).toEqual([waiting.id]);
    expect(await found('100%_', 'all')).toEqual([]);
    await decide(waiting, { decision: 'publish' });
    expect(await found('сэрвэнгийн')).toEqual([]);
    expect(await found('сэрвэнгийн', 'all')).toEqual([waiting.id]);
    expect(await found('сэрвэнгийн', 'all')).not.toContain(draft.id);
  });

  const article = (slug: string) => staff.call(endpoints.getArticle, { params: { slug } });

  it('publish: readers see it under its English address, its writer is told', async () => {
    const client = await newWriter();
    const waiting = await submitted(client, 'Tea');
    expect(await waitingIds()).toContain(waiting.id);
    const published = (await decide(waiting, { decision: 'publish' })).body;
    expect(published).toMatchObject({ state: 'published', slug: 'tea-in-english' });
    expect((await article('tea-in-english')).body).toMatchObject({
      title: 'Tea in English',
      body: documentOf('About it'),
      tags: [{ code: 'winter' }],
    });
    expect((await client.call(endpoints.listNotifications)).body.notifications[0]).toMatchObject({
      title: 'Your article is published',
      path: `/publications/${waiting.id}`,
    });
    expect((await decide(waiting, { decision: 'publish' })).body).toMatchObject({ code: 'PUBLICATION_NOT_SUBMITTED' });
    const removed = await client.call(endpoints.removePublication, { params: { id: waiting.id } });
    expect(removed.body).toMatchObject({ code: 'PUBLICATION_PUBLISHED' });
  });

  it('publish a second one of the same title under another address, by the same author', async () => {
    const client = await newWriter();
    const slugs: (string | null)[] = [];
    for (let at = 0; at < 2; at += 1)
      slugs.push((await decide(await submitted(client, 'Salt'), { decision: 'publish' })).body.slug);
    expect(slugs).toEqual(['salt-in-english', 'salt-in-english-2']);
    const authors = await Promise.all(slugs.map(async slug => (await article(slug ?? '')).body.author.slug));
    expect(new Set(authors).size).toBe(1);
  });

  it('publish a change: readers see the old text until then, at the same address', async () => {
    const client = await newWriter();
    const published = (await decide(await submitted(client, 'Milk'), { decision: 'publish' })).body;
    const changed = (await save(client, published, contentOf('Milk two'))).body;
    expect(changed).toMatchObject({ state: 'draft', slug: 'milk-in-english' });
    expect((await article('milk-in-english')).body.title).toBe('Milk in English');
    await decide((await submit(client, changed)).body, { decision: 'publish' });
    expect((await article('milk-in-english')).body.title).toBe('Milk two in English');
  });

  it('publish at the time that its writer has chosen', async () => {
    const client = await newWriter();
    const at = new Date(test.shop.clock().getTime() + 3_600_000).toISOString();
    const waiting = (await submit(client, await written(client, 'Later'), at)).body;
    await decide(waiting, { decision: 'publish' });
    expect((await article('later-in-english')).status).toBe(404);
    test.pass(3_600_000);
    expect((await article('later-in-english')).body.published_at).toBe(at);
  });

  it('give it back with a reason, which its writer reads', async () => {
    const client = await newWriter();
    const waiting = await submitted(client, 'Draft');
    await decide(waiting, { decision: 'reject', note: 'Please name your sources.' });
    const { body } = await client.call(endpoints.getPublication, { params: { id: waiting.id } });
    expect(body).toMatchObject({ state: 'rejected', note: 'Please name your sources.' });
    expect((await client.call(endpoints.listNotifications)).body.notifications[0]?.title).toBe(
      'Your article came back with a note',
    );
  });
});

describe('pictures', () => {
  const upload = (client: TestClient, image: Blob) => {
    const form = new FormData();
    form.append('image', image, 'photo.jpg');
    return sendForm<{ image: string }>(test.app, client, endpoints.uploadArticleImage, form);
  };

  it('are re-encoded, and shown by an article', async () => {
    const client = await newWriter();
    const { body, status } = await upload(client, new Blob([Uint8Array.from(await scene(300, 200).jpeg().toBuffer())]));
    expect(status).toBe(201);
    expect(body.image).toMatch(/^\/pictures\/article-[0-9a-f]{32}$/);
    expect((await written(client, 'Зурагтай', { image: body.image })).content.image).toBe(body.image);
  });

  it('are no SVG', async () => {
    const { body } = await upload(await newWriter(), new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']));
    expect(body).toMatchObject({ code: 'IMAGE_TYPE' });
  });
});
