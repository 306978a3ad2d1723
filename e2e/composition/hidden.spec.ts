import { registryPaths, visitorPaths, type ReleaseRecord } from '@ortoo/contracts';
import { liveRelease } from '../fixtures/releases';
import { shop } from '../fixtures/shop-api';
import { expect, test } from '../fixtures/test';

const origin = () => process.env['SHOP_ORIGIN'] ?? '';
const gated = 'backoffice';

/** Number of concurrent requests. */
const atOnce = 8;
/** Excludes pages outside the shop, and pictures. */
const notLookedAt = /^\/(sandbox|dev|pictures)(\/|$)/;

/** Traces of it: its name in any spelling, its link label, its releases and their files. */
const tracesOf = ({ release, manifest, files }: ReleaseRecord): string[] => [
  'backoffice',
  'back_office',
  'back-office',
  'back office',
  release,
  ...Object.values(manifest.link?.label ?? {}).map(label => String(label).toLowerCase()),
  ...files.flatMap(({ integrity }) => [integrity.toLowerCase()]),
];

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:href|src|action)="(\/[^"#]*)"|"(\/releases\/[^"]+)"/g)].map(
    match => match[1] ?? match[2] ?? '',
  );

/** Most addresses of one route that are read; the long run reads all that fit. */
const perRoute = process.env['LONG'] === '1' ? Infinity : 3;

/** Selects new addresses of a route that was read less often, or not yet in this language or with this query name. */
const selectAddresses = () => {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  return (path: string): boolean => {
    if (known.has(path)) return false;
    known.add(path);
    const { pathname, searchParams } = new URL(path, origin());
    const [, language = '', plain = ''] = /^(\/[a-z]{2}(?=\/|$))?(.*)/.exec(pathname) ?? [];
    const [section = '', ...below] = plain.split('/').filter(Boolean);
    const route = `${section}/${below.length}`;
    const traits = [language, ...searchParams.keys()].map(name => `${route} ${name}`);
    const count = (counts.get(route) ?? 0) + 1;
    if (count > perRoute && traits.every(trait => known.has(trait))) return false;
    counts.set(route, count);
    traits.forEach(trait => known.add(trait));
    return true;
  };
};

/**
 * Headers of a browser: a program on this machine would count as an operator. Uncompressed, because compressing every
 * file takes longer than reading it.
 */
const asBrowser = (cookie: string) => ({
  'sec-fetch-site': 'same-origin',
  'accept-encoding': 'identity',
  ...(cookie && { cookie }),
});

/** Guessed paths that must respond as not found, without a reason. */
const guessesAt = async ({ remote, release }: ReleaseRecord): Promise<string[]> => {
  const shown = await liveRelease('catalog');
  const at = (file: string) => `/releases/catalog/${shown.release}/${file}`;
  const traversal = [
    'browser/../record.json',
    'browser/%2e%2e/server/remoteEntry.cjs',
    `../../${remote}/${release}/browser/remoteEntry.js`,
  ];
  return [
    ...['server/remoteEntry.cjs', 'server/remote.cjs', 'types/kit.json', 'record.json', '', ...traversal].map(at),
    ...shown.files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => at(`${path}.map`)),
    `/releases/${remote}/`,
    `/releases/${remote}/${release}/`,
    `/releases/${remote}/${release}/record.json`,
    `/releases/${remote}/${release}/browser/remoteEntry.js.map`,
    `/releases/${remote}/${release}/browser/mf-manifest.json`,
    registryPaths.release(remote, release),
    '/registry',
    '/registry/history.jsonl',
    '/registry/teams.json',
    '/registry/vitals.json',
  ];
};

/** Staff pages: not found; that page contains the requested address. */
const addresses = ['/backoffice', '/en/backoffice', '/backoffice/releases', '/en/backoffice/releases', '/backoffice/x'];

/** Responses for authorized users only. */
const answersForOperators = [
  registryPaths.sites,
  registryPaths.releases,
  registryPaths.history,
  registryPaths.live,
  registryPaths.vitals,
];

/** Files that a public page may load: all in its plan, and those listed by an entry. */
const filesOf = async (remote: string): Promise<string[]> => {
  const { release, files } = await liveRelease(remote);
  return files
    .filter(({ path }) => path.startsWith('browser/'))
    .map(({ path }) => `/releases/${remote}/${release}/${path}`);
};

for (const role of ['visitor', 'shopper'] as const) {
  test(`a ${role} finds no text, path or byte of staff features anywhere`, async () => {
    test.setTimeout(240_000);
    const cookie = role === 'shopper' ? (await shop.signIn('shopper@example.mn', 'Shopper-2026')).cookie : '';
    const record = await liveRelease(gated);
    const traces = tracesOf(record);
    const read = async (path: string) => {
      const answer = await fetch(origin() + path, { headers: asBrowser(cookie) });
      return { path, status: answer.status, text: (await answer.text()).toLowerCase() };
    };

    /** A visitor may have so many open requests. */
    const readAll = async (paths: readonly string[]) => {
      const answers: Awaited<ReturnType<typeof read>>[] = [];
      for (let first = 0; first < paths.length; first += atOnce)
        answers.push(...(await Promise.all(paths.slice(first, first + atOnce).map(read))));
      return answers;
    };

    const sitemap = await (await fetch(`${origin()}/sitemap.xml`)).text();
    const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname);
    const listed = (await Promise.all(parts.map(read))).flatMap(({ text }) =>
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname),
    );
    const sample = listed.filter((_, index) => index % Math.ceil(listed.length / 60) === 0);
    const documents = [
      '/api/v2/site_data',
      '/api/v2/openapi.json',
      '/robots.txt',
      '/sw.js',
      '/favicon.ico',
      '/healthz',
    ];
    const queue = ['/', visitorPaths.composition, ...answersForOperators, ...documents, ...parts, ...sample];
    for (const remote of ['shell', 'catalog', 'checkout', 'account', 'content', 'brandsite']) {
      queue.push(...(await filesOf(remote)));
    }
    const seen = new Set<string>();
    const isSelected = selectAddresses();
    const found: string[] = [];
    while (queue.length > 0 && seen.size < 600) {
      const batch = [...new Set(queue.splice(0, atOnce))].filter(path => !seen.has(path) && !notLookedAt.test(path));
      batch.forEach(path => seen.add(path));
      for (const { path, text } of await Promise.all(batch.map(read))) {
        found.push(...traces.filter(trace => text.includes(trace)).map(trace => `${path}: ${trace}`));
        if (seen.size < 200) queue.push(...addressesIn(text).filter(isSelected));
      }
    }
    expect(seen.size).toBeGreaterThan(200);
    expect(found).toEqual([]);
    for (const path of answersForOperators) {
      expect((await read(path)).status, path).toBe(role === 'shopper' ? 403 : 401);
    }
    for (const { path, status, text } of await readAll(await guessesAt(record))) {
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(
        traces.filter(trace => !path.includes(trace) && text.includes(trace)),
        path,
      ).toEqual([]);
    }
    for (const { path, status, text } of await readAll(addresses)) {
      expect({ path, status }).toEqual({ path, status: 404 });
      const echoed = text.replaceAll(path.replace('/en', ''), '');
      expect(
        traces.filter(trace => echoed.includes(trace)),
        path,
      ).toEqual([]);
    }
    const files = record.files.map(({ path }) => `/releases/${gated}/${record.release}/${path}`);
    for (const { path, status } of await readAll(files)) expect(status, path).toBe(404);
  });
}
