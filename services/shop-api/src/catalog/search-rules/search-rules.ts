import type { SearchRule, SearchRuleInput } from '@ortoo/contracts';
import { shopTimeZone } from '@ortoo/i18n';
import { changed, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { DomainError } from '../../http/domain-error';
import { type Reader, textFor } from '../../http/locale';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { normalQuery } from './search-text.rules';
import * as tables from './search-rules.tables';

/** Days whose misses are retained. */
const retainedDays = 90;
const shownMisses = 100;

/** Longest search whose miss is counted; a longer one is no word that somebody could add. */
const maxMiss = 60;

type Names = ReadonlyMap<number, string>;

const namesOf = async (db: Db, rows: readonly tables.SearchRuleRow[], reader: Reader): Promise<Names> => {
  const products = await tables.findNames(db, [
    ...new Set(rows.flatMap(({ pins }) => pins.map(({ product_id }) => product_id))),
  ]);
  return new Map(
    products.map(({ id, slug, text }) => [
      id,
      textFor(reader, Object.fromEntries(Object.entries(text).map(([locale, { name }]) => [locale, name]))) || slug,
    ]),
  );
};

const serializeRule = (row: tables.SearchRuleRow, names: Names): SearchRule => ({
  ...{ id: row.id, kind: row.kind, words: row.words, path: row.path, lock_version: row.lock_version },
  pins: row.pins.flatMap(pin => {
    const name = names.get(pin.product_id);
    return name === undefined ? [] : [{ ...pin, name }];
  }),
});

export const readRules = async (db: Db, reader: Reader): Promise<SearchRule[]> => {
  const rows = await tables.listRules(db);
  const names = await namesOf(db, rows, reader);
  return rows.map(row => serializeRule(row, names));
};

const requireInput = async (trx: Db, input: SearchRuleInput, id: number): Promise<void> => {
  const { kind, pins, path } = input;
  const words = new Set(input.words.map(normalQuery));
  const known = await tables.findNames(trx, [...new Set(pins.map(({ product_id }) => product_id))]);
  const fields = {
    ...(kind === 'synonyms' && words.size < 2 && { words: 'small' as const }),
    ...(kind === 'pins' && pins.length === 0 && { pins: 'required' as const }),
    ...(kind === 'pins' && known.length < pins.length && { pins: 'unknown' as const }),
    ...(kind === 'redirect' && !path && { path: 'required' as const }),
  };
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', { fields });
  const others = (await tables.listRules(trx)).filter(rule => rule.kind === kind && rule.id !== id);
  if (others.some(rule => rule.words.some(word => words.has(normalQuery(word)))))
    throw new DomainError('SEARCH_RULE_EXISTS', { fields: { words: 'SEARCH_RULE_EXISTS' } });
};

const valuesOf = ({ kind, words, pins, path }: SearchRuleInput) => ({
  kind,
  words: JSON.stringify([...new Map(words.map(word => [normalQuery(word), word.trim()])).values()]),
  pins: JSON.stringify(kind === 'pins' ? pins : []),
  path: kind === 'redirect' ? (path ?? null) : null,
});

/** The next search follows: lists are read again, and synonyms are part of what the index has of a product. */
const applyRules = async (
  trx: Db,
  rules: readonly (Pick<SearchRule, 'kind' | 'words'> | undefined)[],
): Promise<void> => {
  await changed(trx, 'search');
  const words = rules.flatMap(rule => (rule?.kind === 'synonyms' ? rule.words : []));
  if (words.length > 0) await changed(trx, 'product', await tables.noteNamed(trx, words));
};

type RuleRequest = StaffRequest & { reader: Reader };

const readRule = async (trx: Db, id: number, reader: Reader): Promise<SearchRule> => {
  const rule = (await readRules(trx, reader)).find(one => one.id === id);
  if (!rule) throw new DomainError('NOT_FOUND');
  return rule;
};

export const createRule = (shop: Shop, request: RuleRequest, input: SearchRuleInput): Promise<SearchRule> =>
  transact(shop.db, async trx => {
    await tables.lockRules(trx);
    await requireInput(trx, input, 0);
    const id = await tables.insertRule(trx, valuesOf(input));
    await applyRules(trx, [input]);
    const after = await readRule(trx, id, request.reader);
    await audit(trx, request, { subject: 'search', id, before: null, after });
    return after;
  });

/** The rule as it is, locked, when it is still the one that its page showed. */
const requireVersion = async (trx: Db, id: number, version: number, reader: Reader): Promise<SearchRule> => {
  await tables.lockRules(trx);
  const row = await tables.lockRule(trx, id);
  if (!row) throw new DomainError('NOT_FOUND');
  if (row.lock_version !== version) throw new DomainError('CONFLICT');
  return readRule(trx, id, reader);
};

export const changeRule = (
  shop: Shop,
  request: RuleRequest,
  id: number,
  { lock_version, ...input }: SearchRuleInput & { lock_version: number },
): Promise<SearchRule> =>
  transact(shop.db, async trx => {
    const before = await requireVersion(trx, id, lock_version, request.reader);
    await requireInput(trx, input, id);
    await tables.updateRule(trx, id, valuesOf(input));
    await applyRules(trx, [before, input]);
    const after = await readRule(trx, id, request.reader);
    await audit(trx, request, { subject: 'search', id, before, after });
    return after;
  });

export const removeRule = (shop: Shop, request: RuleRequest, id: number, version: number): Promise<void> =>
  transact(shop.db, async trx => {
    const before = await requireVersion(trx, id, version, request.reader);
    await tables.deleteRule(trx, id);
    await applyRules(trx, [before]);
    await audit(trx, request, { subject: 'search', id, before, after: null });
  });

const dayOf = (now: Date, daysBefore = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: shopTimeZone }).format(now.getTime() - daysBefore * 86_400_000);

/** Counts a search that found nothing: its text and the day, nothing of who has searched. */
export const countSearchMiss = async ({ db, clock }: Pick<Shop, 'db' | 'clock'>, text: string): Promise<void> => {
  const query = normalQuery(text);
  // Digits in a row may be a phone number, and an @ an address: nobody needs them here.
  if (query === '' || query.length > maxMiss || /\d{6,}|@/.test(query.replace(/[\s-]/g, ''))) return;
  await tables.countMiss(db, dayOf(clock()), query);
};

export const readMisses = ({ db, clock }: Shop, days: number) =>
  tables.listMisses(db, dayOf(clock(), days - 1), shownMisses);

/** Deletes old counts. */
export const trimSearchMisses = ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> =>
  tables.deleteMissesBefore(db, dayOf(clock(), retainedDays));
