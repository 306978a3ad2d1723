import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as endpoints from '@ortoo/contracts/endpoints';
import { approveReturn, handleContactForm, listStaffCoupons, redeemCoupon } from '@ortoo/contracts/endpoints';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { transact } from '../db/changes';
import { signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import type { TestClient } from '../testing/client';
import { isForStaff } from '../http/access.rules';
import { requireAudit } from './audit';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  staff = await signedInStaff(test);
});
afterAll(() => test.close());

const entries = () => test.shop.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
const newForm = async (): Promise<number> => {
  const { id } = await test.shop.db
    .insertInto('contact_forms')
    .values({
      ...{ name: 'Оюун', topic: 'other', message: 'Сайн байна уу', email: 'oyun@example.org', phone: null },
      ...{ site: 'ortoo', locale: 'mn', user_id: null, order_number: null, held_for: null },
      created_at: test.shop.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it('has who changed what, from what to what', async () => {
  const id = await newForm();
  await staff.call(handleContactForm, { params: { id } });
  const user = await test.shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'staff@example.mn')
    .executeTakeFirstOrThrow();
  expect((await entries()).at(-1)).toMatchObject({
    ...{ user_id: user.id, action: 'handleContactForm', subject: 'contact_form', subject_id: String(id) },
    at: test.shop.clock(),
    before: { handled_at: null, handled_by: null },
    after: { handled_by: user.id },
    reason: null,
  });
});

it('has nothing of what was read or rejected', async () => {
  const before = (await entries()).length;
  expect((await staff.call(listStaffCoupons)).status).toBe(200);
  expect((await staff.reject(redeemCoupon, { params: { id: 'none' } })).status).toBe(404);
  expect((await staff.reject(approveReturn, { params: { id: 99 } })).status).toBe(404);
  expect((await entries()).length).toBe(before);
});

it('ends with its transaction', async () => {
  const before = (await entries()).length;
  const { audit } = await import('./audit');
  const request = {
    ...{ id: 'request', isAudited: false, routeOptions: { config: {} }, server: { auditClock: test.shop.clock } },
    viewer: { user: { id: 1000 } },
  } as never;
  const entry = { subject: 'order', id: 'R1', before: null, after: {} } as const;
  const work = transact(test.shop.db, async trx => {
    await audit(trx, request, entry);
    throw new Error('too late');
  });
  await expect(work).rejects.toThrow('too late');
  expect((await entries()).length).toBe(before);
  await expect(audit(test.shop.db, request, entry)).rejects.toThrow('belongs in the transaction');
});

it.each([
  ['change', sql`update audit_entries set after = null`],
  ['delete', sql`delete from audit_entries`],
  ['empty', sql`truncate audit_entries`],
])('nobody can %s it', async (_, statement) => {
  await staff.call(handleContactForm, { params: { id: await newForm() } });
  const before = await entries();
  await expect(statement.execute(test.shop.db)).rejects.toThrow('append only');
  expect(await entries()).toEqual(before);
});

it('is missed when a change by staff writes none', async () => {
  const app = Fastify();
  requireAudit(app, { clock: () => new Date(), isStrict: true });
  app.put('/change', { config: { access: 'staff:orders' } }, async () => ({ done: true }));
  app.put('/own', { config: { access: 'signed-in' } }, async () => ({ done: true }));
  expect((await app.inject({ method: 'PUT', url: '/change' })).statusCode).toBe(500);
  expect((await app.inject({ method: 'PUT', url: '/own' })).statusCode).toBe(200);
});

it('is checked for every change that staff can make: a test calls each of them', () => {
  const sources = join(import.meta.dirname, '..');
  const tests = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.ts') && !path.startsWith('staff/audit'))
    .map(path => readFileSync(join(sources, path), 'utf8'))
    .join('\n');
  const helpers = readFileSync(join(sources, 'testing/transfers.ts'), 'utf8');
  const changes = Object.entries(endpoints)
    .filter(([, { access, method }]) => isForStaff(access) && method !== 'GET')
    .map(([name]) => name);
  expect(changes.length).toBeGreaterThan(60);
  expect(changes.filter(name => !new RegExp(`\\b${name}\\b`).test(tests + helpers))).toEqual([]);
});
