import type { ChangedStaffDraw, StaffDraw } from '@ortoo/contracts';
import { findPrizes, type PrizeRow, requireCampaign } from '../campaigns/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import { implement, type Routes } from '../http/implement';
import { audit } from '../staff/api';
import { readStaffDraw } from './staff-draws';
import { findOpenDraws, updateDraw, updatePrize } from './staff-draws.tables';

type SentPrizes = ChangedStaffDraw['prizes'];

/** Rejects prizes of another draw, and a wheel on which nothing can be won. */
const checkPrizes = (sent: SentPrizes, known: readonly PrizeRow[], kind: string): void => {
  const ids = new Set(sent.map(({ id }) => id));
  const isComplete = sent.length === known.length && known.every(({ id }) => ids.has(id));
  if (!isComplete) throw new DomainError('CONFLICT');
  // What is left out because it has run out becomes a prize without a limit: there must be one.
  const isEndless = sent.some(({ id, weight }) => weight > 0 && known.find(prize => prize.id === id)?.stock === null);
  if (kind === 'wheel' && !isEndless) throw new DomainError('DRAW_ODDS');
};

const savePrizes = async (trx: Db, sent: SentPrizes): Promise<void> => {
  // In one order, as all who lock several prizes.
  for (const { id, weight, stock_change } of [...sent].sort((a, b) => Number(a.id) - Number(b.id)))
    if (!(await updatePrize(trx, Number(id), weight, stock_change))) throw new DomainError('DRAW_STOCK');
};

/** What the audit log keeps of a draw. */
const facts = ({ per_day, min_order, ends_at, prizes }: StaffDraw) => ({
  ...{ per_day, min_order, ends_at },
  prizes: prizes.map(({ id, weight, stock }) => ({ id, weight, stock })),
});

/** Wheels and jackpots, as staff set them up. */
export const staffDrawsRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffDraws', async ({ reader }) => {
    const campaigns = await findOpenDraws(shop.db, shop.clock());
    return { draws: await Promise.all(campaigns.map(one => readStaffDraw(shop, shop.db, one, reader))) };
  });

  implement(app, 'changeStaffDraw', async request => {
    const { reader } = request;
    const { lock_version, prizes, ends_at, ...fields } = request.body;
    const now = shop.clock();
    return transact(shop.db, async trx => {
      const campaign = await requireCampaign(trx, request.params.slug);
      const { id, kind, starts_at } = campaign;
      const ends = new Date(ends_at);
      if (kind === 'offer' || campaign.drawn_at !== null || campaign.ends_at <= now)
        throw new DomainError('DRAW_CLOSED');
      if (ends <= starts_at || ends <= now) throw new DomainError('INVALID', { fields: { ends_at: 'small' } });
      checkPrizes(prizes, await findPrizes(trx, id), kind);
      const before = await readStaffDraw(shop, trx, campaign, reader);
      if (!(await updateDraw(trx, id, lock_version, { ...fields, ends_at: ends }))) throw new DomainError('CONFLICT');
      await savePrizes(trx, prizes);
      const after = await readStaffDraw(shop, trx, await requireCampaign(trx, request.params.slug), reader);
      const change = { before: facts(before), after: facts(after) };
      await audit(trx, request, { subject: 'draw', id: campaign.slug, ...change });
      return after;
    });
  });
};
