import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { time, wire } from '../http/display';
import { DomainError, fieldError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { audit } from '../staff/api';
import { isWellFormed } from './discount.rules';
import { columnsOf, serializeStaffPromotion } from './staff-promotion.mapper';
import { checkTerms, previewTerms } from './staff-promotions';
import {
  findStaffPromotion,
  findUses,
  insertPromotion,
  listStaffPromotions,
  type StaffPromotionRow,
  sumTakenOff,
  updatePromotion,
} from './staff-promotions.tables';

/** Uses that the detail of a code shows. */
const shownUses = 20;

const requirePromotion = async (db: Db, id: number): Promise<StaffPromotionRow> => {
  const row = await findStaffPromotion(db, id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
};

/** Discount codes, as staff set them up. */
export const staffPromotionsRoutes: Routes = (app, shop) => {
  const serialize = (row: StaffPromotionRow) => serializeStaffPromotion(row, shop.clock());
  /** What the audit log keeps of a code. */
  const facts = (row: StaffPromotionRow) => {
    const { id: _id, owner: _owner, used: _used, state: _state, lock_version: _version, ...terms } = serialize(row);
    return terms;
  };

  implement(app, 'listStaffPromotions', async ({ query }) => {
    const { rows, paging } = await listStaffPromotions(shop.db, query, shop.clock());
    return { ...paging, promotions: rows.map(serialize) };
  });

  implement(app, 'getStaffPromotion', async ({ params: { id } }) => {
    const row = await requirePromotion(shop.db, id);
    const [uses, takenOff] = await Promise.all([findUses(shop.db, id, shownUses), sumTakenOff(shop.db, id)]);
    return {
      ...serialize(row),
      uses: uses.map(({ number, placed_at, amount }) => ({
        order_number: number,
        at: time(placed_at),
        amount: wire(-amount),
      })),
      taken_off: wire(takenOff),
    };
  });

  implement(app, 'previewStaffPromotion', { changesNothing: true }, ({ body }) => previewTerms(shop, body));

  implement(app, 'createStaffPromotion', async request => {
    const { code, kind, name, active, ...terms } = request.body;
    if (!isWellFormed(code, kind)) throw new DomainError('PROMOTION_TERMS', { fields: { code: 'format' } });
    return transact(shop.db, async trx => {
      await checkTerms(trx, terms);
      const row = { ...columnsOf(terms), code, kind, name: JSON.stringify(name), active };
      const id = await insertPromotion(trx, row);
      if (id === undefined) throw fieldError('code', 'PROMOTION_CODE_TAKEN');
      const created = await requirePromotion(trx, id);
      await audit(trx, request, { subject: 'promotion', id, before: null, after: facts(created) });
      return serialize(created);
    });
  });

  implement(app, 'changeStaffPromotion', async request => {
    const { id } = request.params;
    const { name, active, lock_version, ...terms } = request.body;
    return transact(shop.db, async trx => {
      const before = await requirePromotion(trx, id);
      await checkTerms(trx, { ...terms, used: before.used });
      const fields = { ...columnsOf(terms), name: JSON.stringify(name), active };
      if (!(await updatePromotion(trx, id, lock_version, fields))) throw new DomainError('CONFLICT');
      const after = await requirePromotion(trx, id);
      await audit(trx, request, { subject: 'promotion', id, before: facts(before), after: facts(after) });
      return serialize(after);
    });
  });
};
