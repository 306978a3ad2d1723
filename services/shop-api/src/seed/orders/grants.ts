import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { accounts, type Movement, transfer } from '../../money/api';
import { insertReturning } from './insert-all.tables';
import type { LoadedPayment } from './loaded';
import { day, hour } from './plan-orders';
import type { Random } from './random';

type Grant = Insertable<Tables['money_grants']>;

const reasons: readonly [amount: number, reason: string][] = [
  [15_000, 'Хүргэлт хоёр өдөр хоцорсон'],
  [25_000, 'Гэмтэлтэй ирсэн барааны зөрүү'],
  [-10_000, 'Цэнэглэлт хоёр удаа бүртгэгдсэн'],
  [150_000, 'Захиалга цуцлагдсан, гэрээгээр тохирсон нөхөн олговор'],
  [40_000, 'Хямдралын код ажиллаагүй'],
  [280_000, 'Аялал цуцлагдсан, хэтэвчээр буцаах хүсэлттэй'],
];

const staffIn = async (trx: Kysely<Tables>) => {
  const idOf = async (email: string) =>
    (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id;
  const [staff, admin] = [await idOf('staff@example.mn'), await idOf('admin@example.mn')];
  return staff !== undefined && admin !== undefined ? { staff, admin } : undefined;
};

/** Corrections of wallets by staff; the largest wait for another person. Returns their movements. */
export const loadGrants = async (
  trx: Kysely<Tables>,
  random: Random,
  { payments, now }: { payments: readonly LoadedPayment[]; now: Date },
): Promise<Movement[]> => {
  const people = await staffIn(trx);
  const buyers = payments.flatMap(({ order: { userId } }) => (userId === null ? [] : [userId]));
  if (!people || buyers.length === 0) return [];
  const rows = reasons.map(([amount, reason], at): Grant => {
    const created = new Date(now.getTime() - (at + 0.2) * 2 * day - random.whole(1, 5) * hour);
    const needs_approval = Math.abs(amount) > 100_000;
    const isDone = !needs_approval || at === 3;
    const isDecided = isDone && needs_approval;
    return {
      ...{ kind: 'correction', state: isDone ? 'done' : 'proposed', wallet: 'store_credit', amount, reason },
      // Nothing is taken from a wallet before it has been given something.
      user_id: buyers[amount < 0 ? at + 2 : at] ?? null,
      ...{ needs_approval, proposed_by: people.staff, created_at: created, expires_at: null },
      decided_by: isDecided ? people.admin : null,
      decided_at: isDecided ? new Date(created.getTime() + 2 * hour) : null,
    };
  });
  const ids = await insertReturning(trx, 'money_grants', rows);
  return rows.flatMap(({ state, amount, user_id, created_at, decided_at }, at): Movement[] => {
    if (state !== 'done' || typeof user_id !== 'number') return [];
    const entries = transfer(accounts.granted, accounts.wallet(user_id, 'store_credit'), amount);
    return [{ key: `grant:${ids[at]}`, reason: 'correction', at: new Date(decided_at ?? created_at), entries }];
  });
};
