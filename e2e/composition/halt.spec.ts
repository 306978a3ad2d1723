import {
  registryPaths,
  visitorPaths,
  type Beacon,
  type Composition,
  type ReleaseEvent,
  type VitalsReport,
} from '@ortoo/contracts';
import { canary, planOf, publishAgain, type Change } from '../fixtures/releases';
import { expect, hydrated, test } from '../fixtures/test';

// The canary throws on purpose, and the browser reports it.
test.use({ tolerant: true });

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const remote = 'content';
const read = async <T>(path: string) => (await (await fetch(origin() + path)).json()) as T;

/** Throws after the page is on the screen: there is no fallback and no report, only vitals show it. */
const throwing: Change = (path, text) =>
  path === 'browser/content.articles.js' ? `setTimeout(()=>{throw new Error("afterwards")});${text}` : undefined;

interface Sides {
  /** Cohorts inside and outside the canary, with their plans. */
  inside: { cohort: number; plan: string };
  outside: { cohort: number; plan: string; release: string };
}

/** Starts a canary for half of the visitors, and finds one cohort inside and one outside. */
const start = async (release: string): Promise<Sides> => {
  await canary(remote, release, 50);
  const plans = await Promise.all(
    [0, 2500, 5000, 7500].map(async cohort => ({ cohort, ...(JSON.parse(await planOf(cohort)) as Composition) })),
  );
  const used = (plan: Composition) => plan.remotes.find(({ id }) => id === remote)?.release ?? '';
  const inside = plans.find(plan => used(plan) === release)!;
  const outside = plans.find(plan => used(plan) !== release)!;
  return { inside, outside: { ...outside, release: used(outside) } };
};

/** Reports one view as a page does, from a separate network. */
const report = async (number: number, beacon: Beacon) => {
  const answer = await fetch(origin() + visitorPaths.beacons, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
    body: JSON.stringify(beacon),
  });
  expect(answer.status).toBe(204);
};

const expectHalted = async (release: string, { cohort }: Sides['inside'], why: RegExp) => {
  expect(await planOf(cohort)).not.toContain(release);
  const history = await read<ReleaseEvent[]>(registryPaths.history);
  const events = history.filter(event => event.release === release);
  expect(events.at(-1)).toMatchObject({ kind: 'halt', by: 'registry' });
  expect(events.at(-1)?.why).toMatch(why);
  expect(events.some(({ kind }) => kind === 'quarantine')).toBe(false);
};

test('a canary whose pages throw for its visitors ends because of their beacons', async ({ browser }) => {
  const { release } = await publishAgain(remote, throwing);
  const { inside, outside } = await start(release);

  const vitalsOf = async (one: string) =>
    (await read<VitalsReport>(registryPaths.vitals)).releases.find(vitals => vitals.release === one);
  const viewsOf = async (one: string) => (await vitalsOf(one))?.views ?? 0;

  const visit = async (cohort: number, used: string) => {
    const before = await viewsOf(used);
    const context = await browser.newContext();
    await context.addCookies([{ name: 'cohort', value: String(cohort), url: origin() }]);
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', error => thrown.push(error.message));
    const reporting = page.waitForResponse(/\/late[.\w]*\.js$/);
    await page.goto(`${origin()}/articles`);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await reporting;
    // An executed script removes itself from the page.
    await expect(page.locator('script[src*="/late"]')).toHaveCount(0);
    await page.close();
    await expect.poll(() => viewsOf(used)).toBeGreaterThan(before);
    await context.close();
    return thrown;
  };

  expect(await visit(outside.cohort, outside.release)).toEqual([]);
  expect(await visit(inside.cohort, release)).toEqual(['afterwards']);
  await expect.poll(() => vitalsOf(release)).toMatchObject({ views: 1, failed: 1 });

  // One visitor's report is not sufficient; the following ones simulate further visitors.
  expect(await planOf(inside.cohort)).toContain(release);
  const view = (plan: string, used: string, failed: boolean): Beacon => ({
    plan,
    used: [{ remote, release: used, failed }],
  });
  for (let number = 0; number < 120; number += 1) await report(number, view(outside.plan, outside.release, false));
  for (let number = 0; number < 40; number += 1) await report(number, view(inside.plan, release, number % 3 === 0));
  await expectHalted(release, inside, /it fails on \d+\.\d+ % of \d+ views, the stable release on/);
});

test('a canary that only paints later ends because of its vitals', async () => {
  const { release } = await publishAgain(remote);
  const { inside, outside } = await start(release);
  const view = (plan: string, used: string, lcp: number): Beacon => ({
    plan,
    used: [{ remote, release: used, failed: false, lcp }],
  });
  for (let number = 0; number < 130; number += 1) {
    const lcp = 700 + (number % 13) * 60;
    await report(number, view(outside.plan, outside.release, lcp));
    await report(number, view(inside.plan, release, lcp * 1.5));
  }
  await expectHalted(release, inside, /its LCP is \d+ % longer/);
});
