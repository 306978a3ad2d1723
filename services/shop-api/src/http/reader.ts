import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shopHeaders } from '@ortoo/contracts';
import { languageTags } from '@ortoo/i18n';
import { previewOf, sitesOf, type Site } from '../content/api';
import type { Shop } from '../shop';
import { chooseLocale, readerAt } from './locale';

const first = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Determines site and language of a request. */
export const detectReader = (app: FastifyInstance, shop: Shop): void => {
  const { hosts, internal } = shop;
  const directory = sitesOf(shop.db);
  app.decorateRequest('site');
  app.decorateRequest('locale', directory.find(undefined).default_locale);
  app.decorateRequest('reader');
  const publishedFor = (request: FastifyRequest): Site => {
    const { headers } = request;
    // A visitor's site is its host name and nothing else.
    const code = internal.isInternal(request) ? first(headers[shopHeaders.site.toLowerCase()]) : undefined;
    const named = code === undefined ? undefined : directory.all().find(known => known.code === code);
    return named ?? hosts.siteOf(headers.host) ?? directory.find(undefined);
  };
  app.decorateRequest('isPreview', false);
  app.addHook('onRequest', async (request, reply) => {
    const published = publishedFor(request);
    const draft = await previewOf(shop, request, published);
    const site = draft ?? published;
    request.site = site;
    request.isPreview = draft !== undefined;
    request.locale = chooseLocale(request.headers['accept-language'], site);
    request.reader = readerAt(site, request.locale);
    reply.header('content-language', languageTags[request.locale]);
    reply.header('x-request-id', request.id);
  });
};
