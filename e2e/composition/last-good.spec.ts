import type { Page, Route } from '@playwright/test';
import { canary, expectGone, expectLive, planOf, promote, publishAgain, type Change } from '../fixtures/releases';
import { shop } from '../fixtures/shop-api';
import { expect, hydrated, test } from '../fixtures/test';

// Releases fail here on purpose, and browsers complain of that.
test.use({ tolerant: true });
test.describe.configure({ timeout: 60_000 });

const origin = () => process.env['SHOP_ORIGIN'] ?? '';

// Each visitor comes from a network of his own: what one of them reports is enough once a day.
let networks = 0;
const newNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.2.${networks >> 8}.${networks & 255}` };
};
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newNetwork()));

interface Target {
  /** A page of this remote, and the name of its chunk. */
  path: string;
  chunk: string;
  /** A page of another remote to come from. */
  from: string;
  server?: true;
  staff?: true;
}

const remotes: Record<string, Target> = {
  catalog: { path: '/products', chunk: 'catalog.products', from: '/articles', server: true },
  checkout: { path: '/cart', chunk: 'checkout.cart', from: '/articles' },
  account: { path: '/sign-in', chunk: 'account.sign-in', from: '/articles' },
  content: { path: '/articles', chunk: 'content.articles', from: '/brands', server: true },
  brandsite: { path: '/brand/story', chunk: 'brandsite.story', from: '/brands', server: true },
  backoffice: { path: '/backoffice', chunk: 'backoffice.coupons', from: '/brands', staff: true },
};

/** Mistakes that come with a release: its own files fail wherever they run. */
const mistakes: Record<string, (target: Target) => Change> = {
  'entry throws': () => (path, text) =>
    path === 'browser/remoteEntry.js' ? `throw new Error("entry");${text}` : undefined,
  'evaluation throws':
    ({ chunk }) =>
    (path, text) =>
      path === `browser/${chunk}.js`
        ? text.replace(/definePage\)\(\{/, match => `${match}...(()=>{throw new Error("evaluation")})(),`)
        : undefined,
  'render throws':
    ({ chunk }) =>
    (path, text) =>
      path === `browser/${chunk}.js`
        ? text.replace(/([,{])Page:/, '$1Page:()=>{throw new Error("render")},Before:')
        : undefined,
};

/** Accidents of the network and of whoever keeps files: they meet one visitor. */
const accidents: Record<string, (target: Target) => { file: string; answer: (route: Route) => Promise<void> }> = {
  'entry answers 500': () => ({ file: 'remoteEntry.js', answer: route => route.fulfill({ status: 500 }) }),
  'entry answers HTML': () => ({
    file: 'remoteEntry.js',
    answer: route => route.fulfill({ contentType: 'text/html', body: '<h1>Sorry</h1>' }),
  }),
  'entry keeps silent': () => ({ file: 'remoteEntry.js', answer: () => new Promise(() => undefined) }),
  'chunk answers 500': ({ chunk }) => ({ file: `${chunk}.js`, answer: route => route.fulfill({ status: 500 }) }),
};

/** Signs staff in where the remote is theirs alone. Answers with their cookie. */
const signIn = async (page: Page, { staff }: Target): Promise<string | undefined> => {
  if (!staff) return undefined;
  const { cookie } = await shop.signIn('staff@example.mn', 'Staff-2026');
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin() }]);
  return cookie;
};

/** A document as a visitor of this cohort gets it. */
const pageOf = async (path: string, cohort: number) =>
  (await fetch(`${origin()}${path}?${Math.random()}`, { headers: { cookie: `cohort=${cohort}` } })).text();

const goTo = (page: Page, path: string) =>
  page.evaluate(to => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);

const expectPage = async (page: Page, { path }: Target) => {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Дахин оролдох' })).toHaveCount(0);
};

const long = process.env['LONG'] === '1';
const names = [...Object.keys(accidents), ...Object.keys(mistakes)];

/** Every failure of one remote; of each other remote one, another each time. LONG=1 tries all of all. */
const isTried = (remote: string, failure: string) => {
  const index = Object.keys(remotes).indexOf(remote);
  return long || index === 0 || names[index % names.length] === failure;
};

for (const [remote, target] of Object.entries(remotes)) {
  test.describe(remote, () => {
    for (const [name, accident] of Object.entries(accidents)) {
      if (!isTried(remote, name)) continue;
      test(`${name}: the last good release stands in`, async ({ page }) => {
        const cookie = await signIn(page, target);
        const { release } = await publishAgain(remote);
        await promote(remote, release);
        await expectLive(remote, release, cookie);
        const { file, answer } = accident(target);
        await page.route(`**/releases/${remote}/${release}/browser/${file}`, answer);
        await page.goto(origin() + target.from);
        await hydrated(page);
        await goTo(page, target.path);
        await expectPage(page, target);
      });
    }

    for (const [name, mistake] of Object.entries(mistakes)) {
      if (!isTried(remote, name)) continue;
      test(`${name}: the last good release stands in`, async ({ page }) => {
        const cookie = await signIn(page, target);
        const { release } = await publishAgain(remote, mistake(target));
        await promote(remote, release);
        await expectLive(remote, release, cookie);
        await page.goto(origin() + target.from);
        await hydrated(page);
        await goTo(page, target.path);
        await expectPage(page, target);
        // The page has told of it: the next visitor's plan is without.
        await expectGone(remote, release, cookie);
      });
    }
  });
}

test('a canary that throws ends with its first visitor; who is outside of it never meets it', async ({ browser }) => {
  const target = remotes['checkout']!;
  const { release } = await publishAgain('checkout', mistakes['render throws']!(target));
  await canary('checkout', release, 50);
  const cohorts = Array.from({ length: 20 }, (_, index) => index * 500);
  const isIn = async (cohort: number) => (await planOf(cohort)).includes(release);
  const tried = await Promise.all(cohorts.map(async cohort => ({ cohort, inside: await isIn(cohort) })));

  const visit = async (inside: boolean) => {
    const { cohort } = tried.find(one => one.inside === inside)!;
    const context = await browser.newContext({ extraHTTPHeaders: newNetwork() });
    await context.addCookies([{ name: 'cohort', value: String(cohort), url: origin() }]);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', request => void asked.push(request.url()));
    await page.goto(origin() + target.from);
    await hydrated(page);
    await goTo(page, target.path);
    await expectPage(page, target);
    await context.close();
    return asked.filter(url => url.includes(release));
  };
  await expect
    .poll(async () => (await pageOf(target.from, tried.find(({ inside }) => inside)!.cohort)).includes(release))
    .toBe(true);
  expect(await visit(false)).toEqual([]);
  expect(await visit(true)).not.toEqual([]);
  for (const { cohort } of tried) await expect.poll(() => isIn(cohort)).toBe(false);
});
