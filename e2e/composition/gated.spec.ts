import { type Composition, type ReleaseEvent, type ReleaseRecord, shopApiPrefix } from '@ortoo/contracts';
import { addStaffMember, listStaffCoupons, listStaffMembers, removeStaffMember } from '@ortoo/contracts/endpoints';
import { goTo } from '../fixtures/failures';
import { callWith, shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

const origin = () => process.env['SHOP_ORIGIN'] ?? '';

/** An operator on this machine may read the records. */
const backOfficeRelease = async (): Promise<ReleaseRecord> => {
  const records = (await (await fetch(`${origin()}/registry/releases`)).json()) as ReleaseRecord[];
  const found = records.find(({ manifest }) => manifest.gated === 'staff');
  if (!found) throw new Error('no gated release');
  return found;
};

const planOf = async (cookie?: string): Promise<Composition> =>
  (
    await fetch(`${origin()}/registry/composition`, cookie ? { headers: { cookie } } : {})
  ).json() as Promise<Composition>;

test('without the role there is no trace of the back office and not one byte of it', async () => {
  const { remote, release, files } = await backOfficeRelease();
  const shopper = await shop.signIn('shopper@example.mn', 'Shopper-2026');
  for (const cookie of [undefined, shopper.cookie]) {
    expect(JSON.stringify(await planOf(cookie))).not.toContain(remote);
    const headers: Record<string, string> = cookie ? { cookie } : {};
    for (const { path } of files) {
      const answer = await fetch(`${origin()}/releases/${remote}/${release}/${path}`, { headers });
      expect(answer.status, path).toBe(404);
    }
    expect((await fetch(`${origin()}/backoffice`, { headers })).status).toBe(404);
  }
});

test('staff get it, and no client gets server bundles', async () => {
  const { remote, release, files } = await backOfficeRelease();
  const { cookie } = await shop.signIn('staff@example.mn', 'Staff-2026');
  expect((await planOf(cookie)).remotes.map(({ id }) => id)).toContain(remote);
  for (const { path } of files) {
    const answer = await fetch(`${origin()}/releases/${remote}/${release}/${path}`, { headers: { cookie } });
    expect(answer.status, path).toBe(path.startsWith('browser/') ? 200 : 404);
  }
});

const login = 'staff@example.mn';

/** Takes the rights of a member away, or gives them back, as an administrator does. */
const setMembership = async (isMember: boolean) => {
  const session = await shop.signIn('admin@example.mn', 'Admin-2026');
  const { members } = await callWith(session, listStaffMembers, { query: { q: login } });
  if (members.length > 0 && !isMember)
    await callWith(session, removeStaffMember, { params: { id: members[0]?.id ?? 0 } });
  if (members.length === 0 && isMember)
    await callWith(session, addStaffMember, { body: { login, role_id: 1, vendor: null } });
};

test.describe('a revoked role', () => {
  // The browser reports every rejected file.
  test.use({ tolerant: true });
  test.afterEach(() => setMembership(true));

  test('blocks the next file, the next response and the next page, and affects no other user', async ({
    page,
    context,
  }) => {
    const { remote, release } = await backOfficeRelease();
    const [name = '', value = ''] = (await shop.signIn('staff@example.mn', 'Staff-2026')).cookie.split('=');
    await context.addCookies([{ name, value, url: origin() }]);
    const requested: { file: string; status: number; saved: string | undefined }[] = [];
    let documents = 0;
    page.on('response', answer => {
      const { pathname } = new URL(answer.url());
      if (answer.request().isNavigationRequest()) documents += 1;
      if (!pathname.startsWith(`/releases/${remote}/`)) return;
      const saved = answer.headers()['cache-control'];
      requested.push({ file: pathname.split('/').at(-1) ?? '', status: answer.status(), saved });
    });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });

    await page.goto(`${origin()}/backoffice`);
    await hydrated(page);
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('Хуудас олдсонгүй');
    // The chart is the last file of the page; it loads in sight, below the work that waits.
    await page.getByText('Хүснэгтээр харах').scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /30 хоногийн борлуулалт/ })).toBeVisible();
    expect(requested.length).toBeGreaterThan(0);
    // The browser's cache contains none of it for the next user.
    expect(
      requested.filter(({ status, saved: cacheControl }) => status !== 200 || cacheControl !== 'private, no-store'),
    ).toEqual([]);

    await setMembership(false);
    requested.length = 0;
    documents = 0;
    await goTo(page, '/backoffice/releases');
    await expect(heading).toHaveText('Хуудас олдсонгүй');
    expect(requested.filter(({ status }) => status !== 404)).toEqual([]);
    expect(requested.map(({ file }) => file)).toContain('backoffice.releases.js');
    expect(documents, 'the page is not loaded again').toBe(0);
    const statusOf = (path: string) => page.evaluate(async url => (await fetch(url)).status, path);
    expect(await statusOf(shopApiPrefix + listStaffCoupons.path)).toBe(403);

    // The previous screen is gone too, and a new visit has no trace of it.
    await page.goBack();
    await hydrated(page);
    await expect(heading).toHaveText('Хуудас олдсонгүй');
    requested.length = 0;
    const again = await page.goto(`${origin()}/backoffice`);
    expect(again?.status()).toBe(404);
    expect(await again?.text()).not.toContain(release);
    await hydrated(page);
    await expect(heading).toHaveText('Хуудас олдсонгүй');
    expect(requested).toEqual([]);

    const history = (await (await fetch(`${origin()}/registry/history`)).json()) as ReleaseEvent[];
    expect(history.filter(event => event.remote === remote && event.kind === 'quarantine')).toEqual([]);
  });
});
