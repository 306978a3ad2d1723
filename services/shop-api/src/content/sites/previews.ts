import { previewOfCookies, previewHeader, type SiteDocument } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { randomToken, tokenHash } from '../../http/tokens';
import type { Shop } from '../../shop';
import type { Db } from '../../db/schema';
import type { Site } from '../site-shapes';
import { findSite } from './site-directory';
import { findPreview, insertPreview } from './sites.tables';

/** How long a preview is open, in milliseconds. */
const lifetime = 30 * 60_000;

/** Opens a preview of a configuration for those who have its token. */
export const openPreview = async (
  trx: Db,
  site: string,
  config: SiteDocument,
  now: Date,
): Promise<{ token: string; expires_at: Date }> => {
  const token = randomToken();
  const expires_at = new Date(now.getTime() + lifetime);
  await insertPreview(trx, { token_hash: tokenHash(token), site, config, expires_at }, now);
  return { token, expires_at };
};

/** What a token opens at this site. */
export const draftOf = async (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  token: string,
  site: string,
): Promise<(Site & { expires: string }) | undefined> => {
  const found = await findPreview(db, tokenHash(token), clock());
  if (found?.site !== site) return undefined;
  const { code, version } = findSite(db, site);
  return { ...found.config, code, version, expires: found.expires_at.toISOString() };
};

/** The draft that this browser looks at in place of what is published; most have none. */
export const previewOf = async (
  shop: Pick<Shop, 'db' | 'clock'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  published: Site,
): Promise<Site | undefined> => {
  const header = headers[previewHeader.toLowerCase()];
  const token = typeof header === 'string' ? header : previewOfCookies(headers.cookie);
  return token ? draftOf(shop, token, published.code) : undefined;
};
