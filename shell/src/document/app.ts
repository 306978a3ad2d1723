import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { confirmedAge, keptTickets, releaseBase, type Composition, type ReleaseRecord } from '@ortoo/contracts';
import { localeFromPath } from '@ortoo/i18n';
import { matchPage } from '../composition/match';
import { siteIcon } from './document';
import { createHtmlCache, packDocument, type CachedDocument } from './html-cache';
import { startRenderWorker, type RenderWorker } from './render-worker';
import type { RenderRequest, RenderResult } from './render';

/** What the document server needs from where it runs. */
export interface DocumentOptions {
  /** The live plan of a site; with gated remotes for staff. */
  composition: (site: string, isStaff: boolean) => Promise<Composition>;
  /** Calls back when a live pointer has moved. */
  onPlanChange: (listener: () => void) => void;
  /** The shell's own release. */
  shell: ReleaseRecord;
  /** Absolute folder of a release. */
  releaseFolder: (remote: string, release: string) => string;
  /** Where the Shop API and the search service answer. */
  apiOrigin: () => string;
  siteOf: (request: FastifyRequest) => string;
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Origin that the visitor sees. */
  originOf: (request: FastifyRequest) => string;
}

/** A document is served as it is for this long, then once more while it is rendered anew. Milliseconds. */
const freshFor = 10_000;
const maxDocuments = 2000;

type Encoding = 'br' | 'gzip' | 'identity';

const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
};

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding',
};

/** Asked for anew with each visit of those who have one; it fetches from this site alone. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const shared = 'public, max-age=0, must-revalidate';
const personal = 'private, no-store';

const send = (reply: FastifyReply, document: CachedDocument, encoding: Encoding, cacheControl: string) => {
  reply
    .code(document.status)
    .headers(headers)
    .header('content-security-policy', document.policy)
    .header('cache-control', cacheControl);
  if (document.ageGated) reply.headers({ 'cache-control': personal, vary: `${headers.vary}, cookie` });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(document[encoding]);
};

/** Keeps one render worker per plan and starts the next one before it takes over. */
const createWorkers = ({ shell, releaseFolder, apiOrigin, composition }: DocumentOptions) => {
  const current = new Map<string, Promise<RenderWorker>>();
  const folder = releaseFolder('shell', shell.release);

  const start = (plan: Composition) =>
    startRenderWorker(join(folder, 'server/main.cjs'), {
      composition: plan,
      shell: { base: releaseBase('shell', shell.release), chunks: shell.chunks },
      releases: join(folder, '../..'),
      apiOrigin: apiOrigin(),
    });

  const replace = async (site: string) => {
    const previous = await current.get(site)?.catch(() => undefined);
    const plan = await composition(site, false);
    if (previous?.plan === plan.plan) return;
    const next = await start(plan);
    current.set(site, Promise.resolve(next));
    previous?.retire();
  };

  return {
    of(site: string): Promise<RenderWorker> {
      const known = current.get(site);
      if (known) return known;
      const started = composition(site, false).then(start);
      current.set(site, started);
      started.catch(() => current.delete(site));
      return started;
    },
    forget: (site: string) => void current.delete(site),
    replaceAll: () => Promise.all([...current.keys()].map(replace)),
    async close() {
      for (const worker of current.values()) (await worker.catch(() => undefined))?.retire();
    },
  };
};

/** HTML documents of the shop: cached where they are the same for everybody, rendered by the live releases. */
export const documentApp: FastifyPluginAsync<
  DocumentOptions & { onReady?: (server: { invalidate: () => void }) => void }
> = async (app, options) => {
  const cache = createHtmlCache(maxDocuments);
  const workers = createWorkers(options);
  const underway = new Map<string, Promise<CachedDocument>>();

  options.onPlanChange(() => {
    workers.replaceAll().then(cache.clear, (error: unknown) => app.log.error(error));
  });
  options.onReady?.({ invalidate: cache.clear });
  app.addHook('onClose', workers.close);

  const renderWith = async (request: RenderRequest, attempt = 0): Promise<RenderResult & { plan: string }> => {
    const worker = await workers.of(request.site);
    try {
      const result = await worker.render(request);
      if (result.failure) app.log.error({ path: request.path, failure: result.failure }, 'page failed');
      return { ...result, plan: worker.plan };
    } catch (error) {
      workers.forget(request.site);
      worker.retire();
      if (attempt > 0) throw error;
      return renderWith(request, attempt + 1);
    }
  };

  const renderPublic = (key: string, request: RenderRequest): Promise<CachedDocument | RenderResult> => {
    const known = underway.get(key);
    if (known) return known;
    const made = renderWith(request).then(async result => {
      if (result.location) return result as never;
      const document = await packDocument(result, Date.now());
      // A plan may have changed while this was rendered: then it is good for who asked, and for nobody after.
      const { plan } = await workers.of(request.site);
      if (result.cacheable && result.plan === plan) cache.set(key, document);
      return document;
    });
    underway.set(key, made);
    const done = () => void underway.delete(key);
    made.then(done, done);
    return made;
  };

  /** Asked only of those who bring the cookie, so that all others are answered from the cache at once. */
  const isAdult = async (request: FastifyRequest, site: string, path: string): Promise<boolean> => {
    const age = confirmedAge(request.headers.cookie);
    if (age === 0) return false;
    const required = matchPage(await options.composition(site, false), path)?.route.ageGate;
    return required !== undefined && age >= required;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [rawPath = '/', query = ''] = request.url.split('?');
    const { locale, path } = localeFromPath(rawPath);
    const search = query && `?${query}`;
    const site = options.siteOf(request);
    const adult = await isAdult(request, site, path);
    const page: RenderRequest = { origin: options.originOf(request), site, locale, path, search, adult };
    const encoding = encodingOf(request);
    if (request.headers.cookie?.includes('session') && (await options.isStaff(request))) {
      const result = await renderWith({ ...page, composition: await options.composition(page.site, true) });
      if (result.location) return reply.redirect(result.location, result.status);
      return send(reply, await packDocument(result, Date.now()), encoding, personal);
    }
    const key = `${page.origin} ${request.url}${adult ? ' adult' : ''}`;
    const known = cache.get(key);
    if (known) {
      if (Date.now() - known.at > freshFor) renderPublic(key, page).catch((error: unknown) => request.log.error(error));
      return send(reply, known, encoding, shared);
    }
    const made = await renderPublic(key, page);
    if ('location' in made && made.location) return reply.redirect(made.location, made.status);
    return send(reply, made as CachedDocument, encoding, shared);
  };

  // Asked for by every page that names no icon of its own, such as the sandbox bank's.
  app.get('/favicon.ico', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(siteIcon),
  );
  const worker = await readFile(join(options.releaseFolder('shell', options.shell.release), 'worker/sw.js'));
  app.get(keptTickets.worker, (_request, reply) => reply.headers(workerHeaders).send(worker));
  app.get('/*', answer);
};
