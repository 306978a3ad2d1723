import { createCache } from '@ortoo/cache';
import { appFiles } from '@ortoo/contracts/app-files';
import { locales, localizePath } from '@ortoo/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../shop';
import { appIcons, drawIcon } from './app-icons';
import { appManifest } from './app-manifest';
import type { Site } from './site-shapes';

const maxAge = 'public, max-age=3600';
/** Milliseconds: an uploaded picture may change without its name. */
const lifetime = 3_600_000;

/** What a site is installed with as an app: its manifest in each of its languages, and its icons. */
export const addAppFiles = (app: FastifyInstance, shop: Shop, siteOf: (request: FastifyRequest) => Site): void => {
  const icons = createCache<Buffer>({ maxEntries: 200, expires: from => from + lifetime });

  for (const locale of locales)
    app.get(localizePath(appFiles.manifest, locale), async (request, reply) => {
      const site = siteOf(request);
      if (!site.locales.includes(locale)) return reply.code(404).type('text/plain').send('Not Found');
      return reply
        .type('application/manifest+json')
        .header('cache-control', maxAge)
        .send(JSON.stringify(appManifest(site, locale)));
    });

  for (const icon of appIcons)
    app.get(appFiles[icon], async (request, reply) => {
      const site = siteOf(request);
      // Every publication of a site has a version of its own.
      const key = `${site.code} ${site.version} ${icon}`;
      const bytes = await icons.fetch(key, () => drawIcon(shop, site, icon));
      return reply.type('image/png').header('cache-control', maxAge).send(bytes);
    });
};
