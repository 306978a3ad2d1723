import type { FastifyInstance } from 'fastify';
import { shopHeaders } from '@ortoo/contracts';
import { languageTags } from '@ortoo/i18n';
import { sites } from '../content/sites';
import type { Shop } from '../shop';
import { chooseLocale } from './locale';

const first = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Determines site and language of a request. */
export const detectReader = (app: FastifyInstance, { hosts }: Shop): void => {
  app.decorateRequest('site');
  app.decorateRequest('locale', sites[0].default_locale);
  app.decorateRequest('reader');
  app.addHook('onRequest', (request, reply, next) => {
    const code = first(request.headers[shopHeaders.site.toLowerCase()]);
    const site = sites.find(known => known.code === code) ?? hosts.siteOf(request.headers.host) ?? sites[0];
    request.site = site;
    request.locale = chooseLocale(request.headers['accept-language'], site);
    request.reader = { locale: request.locale, fallback: site.default_locale };
    reply.header('content-language', languageTags[request.locale]);
    reply.header('x-request-id', request.id);
    next();
  });
};
