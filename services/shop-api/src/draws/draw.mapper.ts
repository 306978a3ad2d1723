import type { Chances, Draw, DrawRound, Entry, OwnDraw, OwnEntry } from '@ortoo/contracts';
import type { PrizeRow } from '../campaigns/api';
import { maybeTime, time } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { seedHash } from './draw.rules';
import type { RoundRow, ShownDraw } from './draws.tables';
import type { ShownEntry } from './entries.tables';

export const serializeDraw = (row: ShownDraw): Draw => ({
  day: row.day,
  sequence: row.sequence,
  nonce: row.nonce,
  turn: row.turn,
  number: row.number,
  drawn_prize_id: row.drawn_prize_id,
  prize_id: row.prize_id,
  entry: row.entry,
  drawn_at: time(row.drawn_at),
});

export const serializeOwnDraw = (row: ShownDraw, reader: Reader): OwnDraw => ({
  ...serializeDraw(row),
  prize: { name: textFor(reader, row.prize_name), kind: row.prize_kind },
  code: row.code,
  code_expires_at: maybeTime(row.code_expires_at),
});

export const serializeRound = (
  row: RoundRow,
  { prizes, isOver }: { prizes: readonly PrizeRow[]; isOver: boolean },
  reader: Reader,
): DrawRound => {
  const names = new Map(prizes.map(({ id, name }) => [id, textFor(reader, name)]));
  return {
    day: row.day,
    seed_hash: seedHash(row.seed),
    seed: isOver ? row.seed : null,
    opened_at: time(row.opened_at),
    count: row.count,
    odds: row.odds.map(({ id, weight }) => ({ id, weight, name: names.get(id) ?? '' })),
  };
};

export const serializeEntry = ({ number, nonce, source, created_at }: ShownEntry): Entry => ({
  ...{ number, nonce, source, created_at: time(created_at) },
});

export const serializeOwnEntry = (row: ShownEntry): OwnEntry => ({
  ...serializeEntry(row),
  order_number: row.order_number,
});

export const serializeChances = (left: number, nextAt: Date | null, blocked: Chances['blocked_by']): Chances => ({
  ...{ left, next_at: maybeTime(nextAt), blocked_by: blocked },
});
