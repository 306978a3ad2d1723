import type { Kysely } from 'kysely';
import { insertUser } from '../account/users.tables';
import { hashPassword } from '../account/passwords';
import { changed, transact } from '../db/changes';
import type { Tables } from '../db/schema';
import { describeRow } from '../import/faults.rules';
import { importProducts } from '../import/import-products';
import type { RowInFile } from '../import/rows';
import { seedContent } from './content/load-content';
import { exampleAccounts, exampleClient } from './example-accounts';
import { seedMoney } from './load-money';
import { seedPlaces } from './load-places';
import { seedReviews } from './reviews/load-reviews';
import type { SeedCatalogue } from './seed-shape';
import { idsOf, taxonRow } from './seed-rows';

const batch = 200;

const inBatches = async <T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch));
};

const json = JSON.stringify;

/** Products as in an import file, one a line. */
async function* rowsOf(products: SeedCatalogue['products']): AsyncGenerator<RowInFile> {
  for (const [at, value] of products.entries()) yield { line: at + 1, value };
}

const loadCatalogue = async (trx: Kysely<Tables>, catalogue: SeedCatalogue, now: Date): Promise<void> => {
  const ids = idsOf(catalogue);
  const into =
    <T extends keyof Tables>(table: T) =>
    (rows: readonly object[]) =>
      inBatches(rows, part =>
        trx
          .insertInto(table)
          .values(part as never)
          .onConflict(conflict => conflict.doNothing())
          .execute(),
      );
  await into('taxons')(catalogue.taxons.map((taxon, position) => taxonRow(taxon, position, ids)));
  await into('vendors')(
    catalogue.vendors.map(({ name, description, logo = null, phone = null, email = null, ...vendor }) => ({
      ...vendor,
      name: json(name),
      description: json(description),
      logo,
      phone,
      email,
    })),
  );
  await into('brands')(
    catalogue.brands.map(({ name, description, logo = null, ...brand }) => ({
      ...brand,
      name: json(name),
      description: json(description),
      logo,
    })),
  );
  await into('badges')(catalogue.badges.map(({ name, ...badge }) => ({ ...badge, name: json(name) })));
  await into('option_types')(catalogue.options.map(({ code, name }, at) => ({ id: at + 1, code, name: json(name), position: at })));
  await into('option_values')(
    catalogue.options.flatMap((option, at) =>
      option.values.map(({ code, name, swatch = null }, position) => {
        const id = ids.values.get(`${option.code}:${code}`);
        return { id, option_type_id: at + 1, code, name: json(name), swatch, position };
      }),
    ),
  );
  for (const tag of ['taxon', 'vendor', 'brand', 'option'] as const) await changed(trx, tag);
  await importProducts(trx, rowsOf(catalogue.products), {
    from: now,
    onRejected: row => {
      throw new Error(describeRow(row, 'en'));
    },
  });
};

const loadAccounts = async (trx: Kysely<Tables>, now: Date): Promise<void> => {
  for (const { email, phone, password, firstname, lastname, roles } of exampleAccounts) {
    const password_hash = await hashPassword(password);
    const made = await insertUser(trx, { login: { email }, password_hash, firstname, lastname, roles, now });
    if (made && phone) await trx.updateTable('users').set({ phone }).where('id', '=', made.id).execute();
  }
  const { id, secret, scope } = exampleClient;
  await trx
    .insertInto('oauth_clients')
    .values({ id, secret_hash: await hashPassword(secret), scope })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/**
 * Fills an empty database with the example shop, its articles, reviews and example accounts; existing products,
 * articles or reviews are not changed. Dates are relative to the clock. Not for production.
 */
export const seedDatabase = async (db: Kysely<Tables>, clock: () => Date, ownCatalogue?: SeedCatalogue): Promise<void> => {
  await seedContent(db, clock());
  const load = async () => ownCatalogue ?? (await import('./catalogue')).catalogue;
  const known = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (!known) {
    const catalogue = await load();
    await transact(db, async trx => {
      await loadCatalogue(trx, catalogue, clock());
      await loadAccounts(trx, clock());
    });
  }
  await seedPlaces(db, load, clock());
  await seedReviews(db, load, clock());
  await seedMoney(db, clock());
};
