import type { Api } from '@ortoo/http';
import { createSiteReader, type Connect } from './site-reader';

const siteData = (code: string) => ({ configs: { code }, taxons: [{ depth: 0 }, { depth: 2 }] });

const outdated = Symbol('outdated');

/** An api with responses in order; an Error is thrown, and one after `outdated` is from before an outage. */
const apiWith = (...answers: unknown[]) => {
  let report: (isOutage: boolean) => void = () => undefined;
  const get = jest.fn(async () => {
    if (answers[0] === outdated) report(answers.shift() === outdated);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const connect: Connect = onOutage => {
    report = onOutage;
    return { shop: { get } } as unknown as Api;
  };
  return { connect, get };
};

let now = 0;
const read = () => createSiteReader(() => now);
beforeEach(() => (now = 0));

it('reads a site once for many pages', async () => {
  const { connect, get } = apiWith(siteData('a'), siteData('b'));
  const readSite = read();
  await Promise.all([readSite(connect, 'k'), readSite(connect, 'k')]);
  expect(get).toHaveBeenCalledTimes(1);
  now = 31_000;
  expect((await readSite(connect, 'k')).site.configs.code).toBe('b');
});

it('uses the last result while the Shop API does not respond, and reports it', async () => {
  const { connect, get } = apiWith(siteData('a'), new Error('down'), siteData('b'));
  const readSite = read();
  await readSite(connect, 'k');
  now = 31_000;
  expect(await readSite(connect, 'k')).toMatchObject({ site: { configs: { code: 'a' } }, outage: true });
  now += 1_000;
  await readSite(connect, 'k');
  expect(get).toHaveBeenCalledTimes(2);
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
