import { isDeepStrictEqual } from 'node:util';
import type { SiteDocument, StaffSite, StaffSiteDetail } from '@ortoo/contracts';
import { previewName } from '@ortoo/contracts';
import { localizePath } from '@ortoo/i18n';
import { changed, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { DomainError } from '../../http/domain-error';
import { type Reader, textFor } from '../../http/locale';
import { signedIn } from '../../http/viewer';
import { findWallets } from '../../money/api';
import { findMethods } from '../../payments/api';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import {
  checkSite,
  type CheckedSite,
  findTags,
  openPreview,
  type SiteChoices,
  sitesOf,
  siteTables as tables,
} from '../../content/api';

type SiteRequest = StaffRequest & { reader: Reader };

const nameOf = (row: { firstname: string | null; lastname: string | null }): string | null =>
  [row.firstname, row.lastname].filter(Boolean).join(' ') || null;

const originsHosts = ({ hosts, db }: Shop, code: string): string[] => [
  ...sitesOf(db)
    .all()
    .filter(site => site.code !== code)
    .flatMap(site => [new URL(hosts.originOf(site.code)).hostname, ...site.hosts]),
];

const readChoices = async (shop: Shop, code: string): Promise<SiteChoices> => {
  const [methods, wallets, topics] = await Promise.all([findMethods(shop.db), findWallets(shop.db), findTags(shop.db)]);
  return {
    payment_methods: methods.map(method => method.code),
    wallets: wallets.map(wallet => wallet.code),
    article_topics: topics.map(topic => topic.code),
    hosts: originsHosts(shop, code),
  };
};

const serialize = (
  { hosts }: Pick<Shop, 'hosts'>,
  row: { code: string; version: number; config: SiteDocument; at: Date; has_draft: boolean },
  reader: Reader,
): StaffSite => ({
  code: row.code,
  name: textFor(reader, row.config.name) || row.code,
  origin: hosts.originOf(row.code),
  version: row.version,
  published_at: row.at.toISOString(),
  has_draft: row.has_draft,
});

export const readStaffSites = async (shop: Shop, reader: Reader): Promise<StaffSite[]> =>
  (await tables.listPublished(shop.db)).map(row => serialize(shop, row, reader));

const requireSite = async (db: Db, code: string): Promise<tables.StoredSite> => {
  const found = await tables.findStoredSite(db, code);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
};

/** The site, locked, when it is still what the page of the editor shows. */
const requireVersion = async (trx: Db, code: string, draftVersion: number): Promise<tables.StoredSite> => {
  await tables.lockSites(trx);
  const found = await requireSite(trx, code);
  if (found.draft_version !== draftVersion) throw new DomainError('CONFLICT');
  return found;
};

const configOf = ({ draft, config }: tables.StoredSite): Record<string, unknown> => draft ?? { ...config };

const check = async (shop: Shop, code: string, config: unknown, { locale }: Reader): Promise<CheckedSite> =>
  checkSite(config, await readChoices(shop, code), locale);

/** The configuration when a site can be served by it. It reads in the caller's transaction, which would wait for itself. */
const requireValid = async (shop: Shop, found: tables.StoredSite, reader: Reader): Promise<SiteDocument> => {
  const checked = await check(shop, found.code, configOf(found), reader);
  if (checked.ok) return checked.site;
  const texts = Object.fromEntries(checked.problems.map(({ path, text }) => [path, text]));
  throw new DomainError('SITE_INVALID', { fieldTexts: texts });
};

export const readStaffSite = async (shop: Shop, code: string, reader: Reader): Promise<StaffSiteDetail> => {
  const found = await requireSite(shop.db, code);
  const config = configOf(found);
  const [checked, versions, methods, wallets, topics] = await Promise.all([
    check(shop, code, config, reader),
    tables.listVersions(shop.db, code),
    findMethods(shop.db),
    findWallets(shop.db),
    findTags(shop.db),
  ]);
  return {
    ...serialize(shop, { ...found, has_draft: found.draft !== null }, reader),
    config,
    draft_version: found.draft_version,
    draft_author: nameOf(found),
    problems: checked.ok ? [] : checked.problems,
    versions: versions.map(({ version, at, note, author_id, ...author }) => ({
      ...{ version, note, at: at.toISOString() },
      author: author_id === null ? null : nameOf(author),
    })),
    choices: {
      payment_methods: methods.map(method => ({ code: method.code, name: textFor(reader, method.name) })),
      wallets: wallets.map(wallet => ({ code: wallet.code, name: textFor(reader, wallet.name) })),
      article_topics: topics.map(topic => ({ code: topic.code, name: textFor(reader, topic.name) })),
    },
  };
};

/** The settings that differ, as the audit log shows them. */
const difference = (before: Record<string, unknown>, after: Record<string, unknown>) => {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = keys.filter(key => !isDeepStrictEqual(before[key], after[key]));
  const part = (config: Record<string, unknown>) =>
    Object.fromEntries(differing.map(key => [key, config[key] ?? null]));
  return { before: part(before), after: part(after) };
};

/** Saves what somebody works on; it may be incomplete. */
export const changeSite = async (
  shop: Shop,
  request: SiteRequest,
  code: string,
  { draft_version, config }: { draft_version: number; config: Record<string, unknown> },
): Promise<StaffSiteDetail> => {
  await transact(shop.db, async trx => {
    const found = await requireVersion(trx, code, draft_version);
    await tables.setDraft(trx, code, config, signedIn(request));
    await audit(trx, request, { subject: 'site', id: code, ...difference(configOf(found), config) });
  });
  return readStaffSite(shop, code, request.reader);
};

export const removeSiteDraft = (shop: Shop, request: SiteRequest, code: string, draftVersion: number): Promise<void> =>
  transact(shop.db, async trx => {
    const found = await requireVersion(trx, code, draftVersion);
    await tables.setDraft(trx, code, null, null);
    await audit(trx, request, { subject: 'site', id: code, ...difference(configOf(found), { ...found.config }) });
  });

/** Makes the draft the site: the next request is served by it. */
export const publishSite = async (
  shop: Shop,
  request: SiteRequest,
  code: string,
  { draft_version, note }: { draft_version: number; note: string },
): Promise<StaffSiteDetail> => {
  await transact(shop.db, async trx => {
    const found = await requireVersion(trx, code, draft_version);
    const config = await requireValid({ ...shop, db: trx }, found, request.reader);
    const version = { site: code, version: found.version + 1, config, note, author_id: signedIn(request) };
    await tables.insertVersion(trx, { ...version, at: shop.clock() });
    await tables.setDraft(trx, code, null, null);
    await changed(trx, 'site');
    await audit(trx, request, {
      ...{ subject: 'site', id: code, reason: note },
      ...difference({ ...found.config, version: found.version }, { ...config, version: version.version }),
    });
  });
  await sitesOf(shop.db).reload();
  return readStaffSite(shop, code, request.reader);
};

/** Makes an earlier version the draft, to be looked at and published. */
export const restoreSite = async (
  shop: Shop,
  request: SiteRequest,
  code: string,
  { version, draft_version }: { version: number; draft_version: number },
): Promise<StaffSiteDetail> => {
  await transact(shop.db, async trx => {
    const found = await requireVersion(trx, code, draft_version);
    const earlier = await tables.findVersion(trx, code, version);
    if (!earlier) throw new DomainError('NOT_FOUND');
    const config = { ...earlier.config };
    await tables.setDraft(trx, code, config, signedIn(request));
    await audit(trx, request, { subject: 'site', id: code, ...difference(configOf(found), config) });
  });
  return readStaffSite(shop, code, request.reader);
};

/** Opens what is saved at the site's own address, for one browser and half an hour. */
export const previewSite = async (
  shop: Shop,
  code: string,
  draftVersion: number,
  reader: Reader,
): Promise<{ url: string; expires_at: string }> => {
  const { token, expires_at, locale } = await transact(shop.db, async trx => {
    const found = await requireVersion(trx, code, draftVersion);
    const config = await requireValid({ ...shop, db: trx }, found, reader);
    const shown = config.locales.includes(reader.locale) ? reader.locale : config.default_locale;
    return { ...(await openPreview(trx, code, config, shop.clock())), locale: shown };
  });
  const url = `${shop.hosts.originOf(code)}${localizePath('/', locale)}?${previewName}=${token}`;
  return { url, expires_at: expires_at.toISOString() };
};

/** A new site, the same as another one but for its name and address. */
export const createSite = async (
  shop: Shop,
  request: SiteRequest,
  { from, code, host, name }: { from: string; code: string; host: string; name: string },
): Promise<StaffSiteDetail> => {
  await transact(shop.db, async trx => {
    await tables.lockSites(trx);
    const { config: copied } = await requireSite(trx, from);
    if (originsHosts(shop, code).includes(host))
      throw new DomainError('SITE_HOST_TAKEN', { fields: { host: 'SITE_HOST_TAKEN' } });
    const names = Object.fromEntries(copied.locales.map(locale => [locale, name]));
    const config = { ...copied, hosts: [host], name: names, sender: { name: names, address: null } };
    const version = { config, note: '', author_id: signedIn(request), at: shop.clock() };
    if (!(await tables.insertSite(trx, code, version)))
      throw new DomainError('SITE_EXISTS', { fields: { code: 'SITE_EXISTS' } });
    await changed(trx, 'site');
    await audit(trx, request, { subject: 'site', id: code, before: null, after: { from, host, name } });
  });
  await sitesOf(shop.db).reload();
  return readStaffSite(shop, code, request.reader);
};
