import type { Composition, ReleaseRecord } from '@ortoo/contracts';
import { shop } from '../fixtures/shop-api';
import { expect, test } from '../fixtures/test';

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

test('nobody without the role learns of the back office or gets a byte of it', async () => {
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

test('staff get it, and server bundles nobody gets', async () => {
  const { remote, release, files } = await backOfficeRelease();
  const { cookie } = await shop.signIn('staff@example.mn', 'Staff-2026');
  expect((await planOf(cookie)).remotes.map(({ id }) => id)).toContain(remote);
  for (const { path } of files) {
    const answer = await fetch(`${origin()}/releases/${remote}/${release}/${path}`, { headers: { cookie } });
    expect(answer.status, path).toBe(path.startsWith('browser/') ? 200 : 404);
  }
});
