import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseBase } from '@ortoo/contracts';
import { locales } from '@ortoo/i18n';
import type { Probe, ProbedAddress } from '@ortoo/registry/app';
import { startRenderWorker, type RenderResult } from '@ortoo/shell/app';
import type { FastifyInstance } from 'fastify';

interface ProbeOptions {
  /** Serves the sitemap. */
  app: FastifyInstance;
  origin: string;
  /** Address of the Shop API, and the headers of internal calls. */
  apiOrigin: () => string;
  apiHeaders: Readonly<Record<string, string>>;
}

type ProbedResult = Pick<RenderResult, 'status' | 'html' | 'failure' | 'gap'>;

type Trial = Parameters<Probe['render']>[0];

const locale = 'mn';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

const isTranslated = (path: string) => locales.some(id => path === `/${id}` || path.startsWith(`/${id}/`));

/** The first of the numbered parts: all of them list addresses of the same kind. */
const firstParts = (parts: readonly string[]) => [
  ...new Map(parts.toReversed().map(part => [part.replace(/\d+/, ''), part])).values(),
];

/** One folder with the releases of a trial, as the render worker expects them. */
const lay = async ({ plan, shell, folderOf }: Trial): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'probe-'));
  const releases = [
    ...plan.remotes.map(({ id, release }) => ({ id, release })),
    { id: 'shell', release: shell.release },
  ];
  for (const { id, release } of releases) {
    await mkdir(join(root, id), { recursive: true });
    await symlink(folderOf(id, release), join(root, id, release));
  }
  return root;
};

/** Tries pages of the shop with releases that are not live yet, in a render worker of their own. */
export const createProbe = ({ app, origin, apiOrigin, apiHeaders }: ProbeOptions): Probe => {
  const read = async (url: string) => (await app.inject({ url, headers: { host: new URL(origin).host } })).body;

  return {
    async addresses() {
      const parts = await Promise.all(firstParts(locations(await read('/sitemap.xml'))).map(read));
      return parts
        .flatMap(locations)
        .map(decodeURI)
        .filter(path => !isTranslated(path));
    },
    async render(trial, addresses) {
      const { plan, shell } = trial;
      const root = await lay(trial);
      const worker = await startRenderWorker(join(root, 'shell', shell.release, 'server/main.cjs'), {
        composition: plan,
        withheld: [],
        shell: { base: releaseBase('shell', shell.release), chunks: shell.chunks },
        digests: {},
        releases: root,
        apiOrigin: apiOrigin(),
        apiHeaders,
      });
      const page = async (address: ProbedAddress) => {
        const { path, adult } = address;
        const result: ProbedResult = await worker
          .render({ origin, site: plan.site, siteVersion: 0, locale, path, search: '', adult })
          .catch((error: unknown) => ({ status: 500, html: '', failure: String(error) }));
        return {
          ...address,
          status: result.status,
          html: result.html,
          ...(result.failure && { failure: result.failure }),
          ...(result.gap && { gap: result.gap }),
        };
      };
      try {
        return { broken: worker.broken, pages: await Promise.all(addresses.map(page)) };
      } finally {
        worker.retire();
        await rm(root, { recursive: true });
      }
    },
  };
};
