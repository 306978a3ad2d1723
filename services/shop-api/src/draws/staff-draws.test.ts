import type { ChangedStaffDraw, StaffDraw } from '@ortoo/contracts';
import { changeStaffDraw, listStaffDraws } from '@ortoo/contracts/endpoints';
import type { TestClient } from '../testing/client';
import { signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { openRounds } from './rounds';

let test: TestShop;
let staff: TestClient;
beforeEach(async () => {
  test = await startTestShop({ contents: 'whole' });
  staff = await signedInStaff(test);
});
afterEach(() => test.close());

const drawOf = async (kind: StaffDraw['kind']) =>
  (await staff.call(listStaffDraws)).body.draws.find(draw => draw.kind === kind)!;
const bodyOf = ({ per_day, min_order, ends_at, prizes, lock_version }: StaffDraw): ChangedStaffDraw => ({
  ...{ per_day, ends_at, lock_version, min_order: Number(min_order) },
  prizes: prizes.map(({ id, weight }) => ({ id, weight, stock_change: 0 })),
});
const change = ({ slug }: StaffDraw, body: ChangedStaffDraw) => staff.call(changeStaffDraw, { params: { slug }, body });
const reject = async ({ slug }: StaffDraw, body: ChangedStaffDraw) => {
  const { status, body: answer } = await staff.reject(changeStaffDraw, { params: { slug }, body });
  return [status, answer.code];
};

it('changes weights, stock and chances, and records what they were', async () => {
  const wheel = await drawOf('wheel');
  const limited = wheel.prizes.find(({ stock }) => stock !== null)!;
  const body = bodyOf(wheel);
  const prizes = body.prizes.map(prize => (prize.id === limited.id ? { ...prize, weight: 7, stock_change: 5 } : prize));
  const { body: changed } = await change(wheel, { ...body, per_day: 2, prizes });
  expect(changed).toMatchObject({ per_day: 2, lock_version: wheel.lock_version + 1 });
  expect(changed.prizes.find(({ id }) => id === limited.id)).toMatchObject({ weight: 7, stock: limited.stock! + 5 });
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['subject_id', 'before', 'after'])
    .where('subject', '=', 'draw')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ subject_id: wheel.slug, before: { per_day: wheel.per_day }, after: { per_day: 2 } });
});

it('says from which day changed odds are valid: open rounds keep theirs', async () => {
  const { odds_from: today } = await drawOf('wheel');
  await openRounds(test.shop);
  const wheel = await drawOf('wheel');
  const days = (Date.parse(wheel.odds_from!) - Date.parse(today!)) / 86_400_000;
  expect(days).toBe(2);
  const before = await test.shop.db.selectFrom('draw_rounds').select(['id', 'odds']).orderBy('id').execute();
  const body = bodyOf(wheel);
  await change(wheel, { ...body, prizes: body.prizes.map(prize => ({ ...prize, weight: prize.weight + 1 })) });
  expect(await test.shop.db.selectFrom('draw_rounds').select(['id', 'odds']).orderBy('id').execute()).toEqual(before);
  expect((await drawOf('jackpot')).odds_from).toBeNull();
});

it('rejects odds without an endless prize, and more taken away than is left', async () => {
  const wheel = await drawOf('wheel');
  const body = bodyOf(wheel);
  const endless = new Set(wheel.prizes.filter(({ stock }) => stock === null).map(({ id }) => id));
  const none = body.prizes.map(prize => (endless.has(Number(prize.id)) ? { ...prize, weight: 0 } : prize));
  expect(await reject(wheel, { ...body, prizes: none })).toEqual([422, 'DRAW_ODDS']);
  const limited = wheel.prizes.find(({ stock }) => stock !== null)!;
  const less = (by: number) =>
    body.prizes.map(prize => (prize.id === limited.id ? { ...prize, stock_change: -by } : prize));
  expect(await reject(wheel, { ...body, prizes: less(limited.stock! + 1) })).toEqual([422, 'DRAW_STOCK']);
  const { body: emptied } = await change(wheel, { ...body, prizes: less(limited.stock!) });
  expect(emptied.prizes.find(({ id }) => id === limited.id)?.stock).toBe(0);
});

it('changes nothing at all when one prize is rejected', async () => {
  const wheel = await drawOf('wheel');
  const body = bodyOf(wheel);
  const endless = wheel.prizes.find(({ stock }) => stock === null)!;
  const prizes = body.prizes.map(prize => ({ ...prize, weight: 9, stock_change: prize.id === endless.id ? 1 : 0 }));
  expect(await reject(wheel, { ...body, prizes })).toEqual([422, 'DRAW_STOCK']);
  expect(await drawOf('wheel')).toEqual(wheel);
});

it('tells the second of two, and knows its own prizes only', async () => {
  const jackpot = await drawOf('jackpot');
  await change(jackpot, { ...bodyOf(jackpot), min_order: 70_000 });
  expect(await reject(jackpot, bodyOf(jackpot))).toEqual([409, 'CONFLICT']);
  const wheel = await drawOf('wheel');
  expect(await reject(wheel, { ...bodyOf(wheel), prizes: bodyOf(jackpot).prizes })).toEqual([409, 'CONFLICT']);
});

it('ends no draw in the past, and changes none that is over', async () => {
  const wheel = await drawOf('wheel');
  const body = bodyOf(wheel);
  expect(await reject(wheel, { ...body, ends_at: wheel.starts_at })).toEqual([422, 'INVALID']);
  test.pass(Date.parse(wheel.ends_at) - test.shop.clock().getTime() + 1);
  staff = await signedInStaff(test);
  expect((await staff.call(listStaffDraws)).body.draws.map(({ slug }) => slug)).not.toContain(wheel.slug);
  expect(await reject(wheel, body)).toEqual([422, 'DRAW_CLOSED']);
});
