import type { SiteData } from '@ortoo/contracts';
import { getSiteData } from '@ortoo/contracts/endpoints';
import { answer, exampleSite, fakeApi } from '@ortoo/testing';
import { createSiteReader, type Connect } from './site-reader';

const siteData = (code: string): SiteData => ({ ...exampleSite, configs: { ...exampleSite.configs, code } });

const outdated = Symbol('outdated');

/** An api with responses in order; an Error is thrown, and one after `outdated` is from before an outage. */
const apiWith = (...answers: (SiteData | Error | typeof outdated)[]) => {
  let report: (isOutage: boolean) => void = () => undefined;
  const next = async () => {
    if (answers[0] === outdated) report(answers.shift() === outdated);
    const site = answers.shift();
    if (typeof site !== 'object') throw new Error('no answer is left');
    if (site instanceof Error) throw site;
    return site;
  };
  const api = fakeApi(answer(getSiteData, next));
  const connect: Connect = onOutage => {
    report = onOutage;
    return api;
  };
  return { connect, calls: api.calls };
};

let now = 0;
const read = () => createSiteReader(() => now);
beforeEach(() => (now = 0));

it('reads a site once for many pages', async () => {
  const { connect, calls } = apiWith(siteData('a'), siteData('b'));
  const readSite = read();
  await Promise.all([readSite(connect, 'k'), readSite(connect, 'k')]);
  expect(calls).toHaveLength(1);
  now = 31_000;
  expect((await readSite(connect, 'k')).site.configs.code).toBe('b');
});

it('keeps equal data, whenever it was generated', async () => {
  const changed = { ...siteData('b'), generated_at: '2026-11-22T00:00:02.000Z' };
  const { connect } = apiWith(siteData('a'), { ...siteData('a'), generated_at: '2026-11-22T00:00:01.000Z' }, changed);
  const readSite = read();
  const { site } = await readSite(connect, 'k');
  now = 31_000;
  expect((await readSite(connect, 'k')).site).toBe(site);
  now = 62_000;
  expect((await readSite(connect, 'k')).site).toEqual({ ...changed, taxons: site.taxons });
});

it('uses the last result while the Shop API does not respond, and reports it', async () => {
  const { connect, calls } = apiWith(siteData('a'), new Error('down'), siteData('b'));
  const readSite = read();
  await readSite(connect, 'k');
  now = 31_000;
  expect(await readSite(connect, 'k')).toMatchObject({ site: { configs: { code: 'a' } }, outage: true });
  now += 1_000;
  await readSite(connect, 'k');
  expect(calls).toHaveLength(2);
  now += 2_000;
  expect(await readSite(connect, 'k')).toMatchObject({ site: { configs: { code: 'b' } }, outage: false });
});

it('reports an outage when the response is from before it, and reads again soon', async () => {
  const { connect } = apiWith(outdated, siteData('a'), siteData('b'));
  const readSite = read();
  expect(await readSite(connect, 'k')).toMatchObject({ site: { configs: { code: 'a' } }, outage: true });
  now = 3_000;
  expect(await readSite(connect, 'k')).toMatchObject({ site: { configs: { code: 'b' } }, outage: false });
});

it('does not cache a failure: the next page reads again', async () => {
  const { connect } = apiWith(new Error('down'), siteData('a'));
  const readSite = read();
  await expect(readSite(connect, 'k')).rejects.toThrow('down');
  expect((await readSite(connect, 'k')).site.configs.code).toBe('a');
});
