import { locales } from '@ortoo/i18n';
import { sql } from 'kysely';
import { findDeliveryChoices } from '../delivery/shipments.tables';
import { transact, changed } from '../db/changes';
import { type Database, openDatabase } from '../db/index';
import { findWallets } from '../money/wallets.tables';
import { findAllMethods } from '../payments/payments.tables';
import { inMemory } from '../testing/images';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inMemory('migrated'));
});
afterAll(() => database.close());

const textsOf = async () => {
  const { db } = database;
  const rows = [...(await findAllMethods(db)), ...(await findWallets(db)), ...(await findDeliveryChoices(db))];
  return rows.map(({ code, name, description }) => ({ code, name, description }));
};

it('names every method, wallet and delivery of a new database in every language', async () => {
  const texts = await textsOf();
  expect(texts).toHaveLength(24);
  for (const { code, name } of texts)
    for (const locale of locales)
      expect([code, locale, name[locale]]).toEqual([code, locale, expect.stringMatching(/./)]);
});

it('reads the same from a database whose rows have texts, and the own name of an own row', async () => {
  const texts = await textsOf();
  const written = { name: '{"mn": "Хуучин"}', description: '{"mn": "Хуучин"}' };
  await transact(database.db, async trx => {
    for (const table of ['payment_methods', 'wallets', 'delivery_choices'] as const)
      await trx.updateTable(table).set(written).execute();
    const own = { ...written, id: 100, code: 'own', kind: 'qr', provider: 'own', position: 100, active: true } as const;
    await trx.insertInto('payment_methods').values(own).execute();
    for (const tag of ['payment_method', 'wallet', 'delivery_choice'] as const) await changed(trx, tag);
  });
  const ofOwn = { code: 'own', name: { mn: 'Хуучин' }, description: { mn: 'Хуучин' } };
  expect(await textsOf()).toEqual(expect.arrayContaining([...texts, ofOwn]));
});

it('has no list of languages in the database', async () => {
  const checks = sql`select conname from pg_constraint where pg_get_constraintdef(oid) like '%''mn''%'`;
  expect((await checks.execute(database.db)).rows).toEqual([]);
});
