import type { SiteData } from '@ortoo/contracts';
import { getSiteData } from '@ortoo/contracts/endpoints';
import { answer, exampleSite, fakeApi } from '@ortoo/testing';
import { createSiteReader } from './site-reader';

const siteData = (code: string): SiteData => ({ ...exampleSite, configs: { ...exampleSite.configs, code } });

/** An api with responses in order; an Error is thrown. */
const apiWith = (...answers: (SiteData | Error)[]) => {
  const next = async () => {
    const site = answers.shift() ?? siteData('none');
    if (site instanceof Error) throw site;
    return site;
  };
  return fakeApi(answer(getSiteData, next));
};

let now = 0;
const read = () => createSiteReader(() => now);
beforeEach(() => (now = 0));

it('reads a site once for many pages', async () => {
  const api = apiWith(siteData('a'), siteData('b'));
  const readSite = read();
  await Promise.all([readSite(api, 'k'), readSite(api, 'k')]);
  expect(api.calls).toHaveLength(1);
  now = 31_000;
  expect((await readSite(api, 'k')).site.configs.code).toBe('b');
});

it('uses the last result while the Shop API does not respond, and reports it', async () => {
  const api = apiWith(siteData('a'), new Error('down'), siteData('b'));
  const readSite = read();
  await readSite(api, 'k');
  now = 31_000;
  expect(await readSite(api, 'k')).toMatchObject({ site: { configs: { code: 'a' } }, outage: true });
  now += 1_000;
  await readSite(api, 'k');
  expect(api.calls).toHaveLength(2);
  now += 2_000;
  expect(await readSite(api, 'k')).toMatchObject({ site: { configs: { code: 'b' } }, outage: false });
});

it('does not cache a failure: the next page reads again', async () => {
  const api = apiWith(new Error('down'), siteData('a'));
  const readSite = read();
  await expect(readSite(api, 'k')).rejects.toThrow('down');
  expect((await readSite(api, 'k')).site.configs.code).toBe('a');
});
