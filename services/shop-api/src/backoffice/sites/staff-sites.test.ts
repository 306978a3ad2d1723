import { previewHeader, previewName, type SiteDocument } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { errorOf, testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { openSites, sitesOf } from '../../content/api';

let test: TestShop;
let admin: TestClient;
let second: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  [admin, second] = [1, 2].map(() => testClient(test.app, { 'accept-language': 'en' })) as [TestClient, TestClient];
  for (const client of [admin, second]) await client.signIn('admin@example.mn', 'Admin-2026');
});
afterAll(() => test.close());

const params = { code: 'steppe' };
const read = async () => (await admin.call(endpoints.getSite, { params })).body;
const notice = (text: string) => ({ notices: [{ id: 7, text: { en: text }, url: null }] });
const save = (client: TestClient, draft_version: number, config: Record<string, unknown>) =>
  client.call(endpoints.changeSite, { params, body: { draft_version, config } });
const publish = (client: TestClient, draft_version: number) =>
  client.call(endpoints.publishSite, { params, body: { draft_version, note: 'Autumn' } });

const shown = async (host: string, headers = {}) => {
  const visitor = testClient(test.app, { host, 'accept-language': 'en' });
  return (await visitor.call(endpoints.getSiteData, {}, headers)).body;
};
const noticesAt = async (host: string, headers = {}) =>
  (await shown(host, headers)).notifications.map(({ text }) => text);

it('lists the sites with their addresses', async () => {
  const { sites } = (await admin.call(endpoints.listSites)).body;
  expect(sites.map(({ code, name, origin }) => [code, name, new URL(origin).hostname])).toEqual([
    ['ortoo', 'Ortoo', '127.0.0.1'],
    ['munkh-tsas', 'Munkh Tsas', 'munkh-tsas.localhost'],
    ['steppe', 'Steppe & Sky', 'steppe.localhost'],
  ]);
});

it('shows a draft to those alone who have its preview, and to all once it is published', async () => {
  const before = await read();
  const published = await noticesAt('steppe.localhost');
  const { body: saved } = await save(admin, before.draft_version, { ...before.config, ...notice('Snow roads open') });
  expect([saved.has_draft, saved.draft_author, saved.problems]).toEqual([true, 'Анужин Цэрэн', []]);
  const { body: preview } = await admin.call(endpoints.previewSite, {
    params,
    body: { draft_version: saved.draft_version },
  });
  const url = new URL(preview.url);
  expect([url.hostname, url.pathname]).toEqual(['steppe.localhost', '/en']);
  const token = url.searchParams.get(previewName) ?? '';
  expect(await noticesAt('steppe.localhost', { [previewHeader]: token })).toEqual(['Snow roads open']);
  expect(await noticesAt('steppe.localhost', { cookie: `${previewName}=${token}` })).toEqual(['Snow roads open']);
  expect(await noticesAt('steppe.localhost')).toEqual(published);
  expect(await noticesAt('localhost', { cookie: `${previewName}=${token}` })).not.toContain('Snow roads open');
  test.pass(31 * 60_000);
  expect(await noticesAt('steppe.localhost', { [previewHeader]: token })).toEqual(published);
  const { body: done } = await publish(admin, saved.draft_version);
  expect([done.version, done.has_draft, done.versions.map(({ note }) => note)]).toEqual([
    before.version + 1,
    false,
    ['Autumn', ''],
  ]);
  expect(await noticesAt('steppe.localhost')).toEqual(['Snow roads open']);
  expect(await noticesAt('localhost')).not.toContain('Snow roads open');
});

it('tells a second editor, who loses nothing', async () => {
  const { draft_version, config } = await read();
  await save(admin, draft_version, { ...config, ...notice('First') });
  const late = await save(second, draft_version, { ...config, ...notice('Second') });
  expect([late.status, errorOf(late).code]).toEqual([409, 'CONFLICT']);
  expect((await publish(second, draft_version)).status).toBe(409);
  const fresh = await read();
  expect(fresh.config['notices']).toEqual(notice('First').notices);
  const removed = await admin.call(endpoints.removeSiteDraft, {
    params,
    query: { draft_version: fresh.draft_version },
  });
  expect([removed.status, (await read()).has_draft]).toEqual([204, false]);
});

it('keeps what is incomplete as a draft, and publishes nothing of it', async () => {
  const { draft_version, config } = await read();
  const { theme } = config as SiteDocument;
  const weak = { ...theme, light: { ...theme.light, ink: '#c0c0b0' } };
  const { body: saved } = await save(admin, draft_version, { ...config, theme: weak });
  expect(saved.problems[0]).toEqual({ path: 'theme.light.ink', text: expect.stringContaining('4.5:1') });
  const rejected = await publish(admin, saved.draft_version);
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'SITE_INVALID']);
  expect(errorOf(rejected).errors?.['theme.light.ink']?.[0]).toContain('4.5:1');
  expect((await shown('steppe.localhost')).configs.style?.light['ink']).toBe(theme.light.ink);
});

it('restores an earlier version as a draft', async () => {
  const { draft_version } = await read();
  const { body: restored } = await admin.call(endpoints.restoreSite, {
    params: { ...params, version: 1 },
    body: { draft_version },
  });
  expect([restored.has_draft, restored.problems]).toEqual([true, []]);
  await publish(admin, restored.draft_version);
  expect(await noticesAt('steppe.localhost')).not.toContain('Snow roads open');
});

it('makes a site of another one, which is served at once', async () => {
  const body = { from: 'steppe', code: 'taiga', host: 'taiga.localhost', name: 'Taiga' };
  const created = await admin.call(endpoints.createSite, { body });
  expect([created.status, created.body.problems]).toEqual([201, []]);
  const site = await shown('taiga.localhost');
  expect([site.configs.code, site.configs.name]).toEqual(['taiga', 'Taiga']);
  expect(errorOf(await admin.call(endpoints.createSite, { body: { ...body, host: 'x.localhost' } })).code).toBe(
    'SITE_EXISTS',
  );
  expect(errorOf(await admin.call(endpoints.createSite, { body: { ...body, code: 'other' } })).code).toBe(
    'SITE_HOST_TAKEN',
  );
});

it('is written to the audit log, with the settings that differ', async () => {
  const { body } = await admin.call(endpoints.listAuditEntries, { query: { subject: 'site', subject_id: 'steppe' } });
  const published = body.entries.find(({ action }) => action === 'publishSite');
  expect(published?.reason).toBe('Autumn');
  expect(Object.keys(published?.after ?? {}).sort()).toEqual(['notices', 'version']);
});

it('opens a database with its sites as they are, and reads a change of another process', async () => {
  const { db } = test.shop;
  await openSites(db, { now: test.shop.clock(), production: false });
  expect(sitesOf(db).all()).toHaveLength(4);
  expect(sitesOf(db).find('steppe').version).toBeGreaterThan(1);
});
