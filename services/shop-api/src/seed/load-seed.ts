import type { Kysely } from 'kysely';
import { insertUser } from '../account/users.tables';
import { hashPassword } from '../account/passwords';
import { changed, transact } from '../db/changes';
import type { Tables } from '../db/schema';
import { describeRow } from '../import/faults.rules';
import { importProducts } from '../import/import-products';
import type { RowInFile } from '../import/rows';
import { loadCampaigns } from './campaigns/load-campaigns';
import { seedContent } from './content/load-content';
import { exampleAccounts, exampleClient } from './example-accounts';
import { seedMoney } from './load-money';
import { seedPlaces } from './load-places';
import { seedReviews } from './reviews/load-reviews';
import { insertMember } from '../staff/members.tables';
import { findRoleNamed } from '../staff/roles.tables';
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

const largestVendor = (trx: Kysely<Tables>) =>
  trx
    .selectFrom('products')
    .select('vendor_id')
    .groupBy('vendor_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('vendor_id')
    .limit(1)
    .executeTakeFirstOrThrow();

const loadAccounts = async (trx: Kysely<Tables>, now: Date): Promise<void> => {
  const { vendor_id } = await largestVendor(trx);
  for (const { email, phone, password, firstname, lastname, roles, staff } of exampleAccounts) {
    const password_hash = await hashPassword(password);
    const made = await insertUser(trx, { login: { email }, password_hash, firstname, lastname, roles, now });
    if (!made) continue;
    if (phone) await trx.updateTable('users').set({ phone, phone_confirmed_at: now }).where('id', '=', made.id).execute();
    if (!staff) continue;
    const role = await findRoleNamed(trx, staff.role);
    await insertMember(trx, { user_id: made.id, role_id: role.id, vendor_id: staff.ofVendor ? vendor_id : null, created_at: now });
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
 *
 * @returns Whether the database was empty.
 */
export const seedDatabase = async (db: Kysely<Tables>, clock: () => Date, ownCatalogue?: SeedCatalogue): Promise<boolean> => {
  const load = async () => ownCatalogue ?? (await import('./catalogue')).catalogue;
  const known = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (!known) {
    const catalogue = await load();
    await transact(db, async trx => {
      await loadCatalogue(trx, catalogue, clock());
      await loadAccounts(trx, clock());
    });
  }
  await seedContent(db, clock());
  await seedPlaces(db, load, clock());
  await seedReviews(db, load, clock());
  await seedMoney(db, clock());
  await loadCampaigns(db, clock());
  return !known;
};
