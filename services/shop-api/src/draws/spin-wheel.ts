import { prizeOf, toMoney } from '@ortoo/contracts';
import { findIdsOfSlugs, findPrizes, listGiftSlugs, type PrizeRow, takePrize } from '../campaigns/api';
import { readCards } from '../catalog/api';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { award, walletAmount } from './award';
import { nextChance, numberOfTurn } from './draw.rules';
import { type DrawRow, findTurns, insertDraw, takeNumbers } from './draws.tables';
import { type OpenPlay, type Play, playIn } from './play';

interface GiftProduct {
  price: number;
  variantId: number | null;
}

/** The product of a prize, while it is for sale. */
export const findGift = async (shop: Shop, slug: string, reader: Reader): Promise<GiftProduct | undefined> => {
  const [card] = await readCards(shop, await findIdsOfSlugs(shop.db, [slug]), reader);
  if (!card || card.total_on_hand < 1) return undefined;
  return { price: toMoney(card.selling_price), variantId: card.variant_id };
};

/** The prize in place of one that is used up: the most frequent one without a limit. */
const findConsolation = (prizes: readonly PrizeRow[]): PrizeRow => {
  const [first] = prizes.filter(({ stock }) => stock === null).sort((a, b) => b.weight - a.weight);
  if (!first) throw new Error('A wheel needs one prize without a limit');
  return first;
};

type Gifts = ReadonlyMap<string, GiftProduct>;

/** The drawn prize if there is one left and its product is for sale, else the consolation. */
const takeDrawn = async (trx: Db, prizes: readonly PrizeRow[], drawnId: number, gifts: Gifts): Promise<PrizeRow> => {
  const drawn = prizes.find(({ id }) => id === drawnId);
  const isThere = drawn !== undefined && (drawn.product === null || gifts.has(drawn.product));
  const taken = isThere ? await takePrize(trx, drawn.id) : undefined;
  return taken ?? findConsolation(prizes);
};

interface SpinReader {
  site: string;
  reader: Reader;
}

const drawIn = async (
  trx: Db,
  { campaign, round, player, now }: OpenPlay,
  { nonce, turn }: { nonce: string; turn: number },
  { site, reader, gifts }: SpinReader & { gifts: Gifts },
): Promise<DrawRow> => {
  const number = numberOfTurn(round.seed, { slug: campaign.slug, day: round.day, nonce, turn });
  const drawnId = prizeOf(round.odds, number);
  if (drawnId === undefined) throw new DomainError('DRAW_CLOSED');
  const prize = await takeDrawn(trx, await findPrizes(trx, campaign.id), drawnId, gifts);
  const sequence = await takeNumbers(trx, round.id, 1);
  const draw = await insertDraw(trx, {
    ...{ round_id: round.id, sequence, user_id: player.id, nonce, turn, number },
    ...{ drawn_prize_id: drawnId, prize_id: prize.id, amount: walletAmount(prize), drawn_at: now },
  });
  const productPrice = (prize.product !== null && gifts.get(prize.product)?.price) || 0;
  const recipient = { email: player.email, site, locale: reader.locale };
  await award(trx, { drawId: draw.id, userId: player.id, prize, productPrice }, recipient, now);
  return draw;
};

export interface Spun {
  drawId: number;
  /** A repeated request: nothing was drawn this time. */
  isRepeated: boolean;
  left: number;
  nextAt: Date | null;
}

const findGifts = async (shop: Shop, reader: Reader): Promise<Gifts> => {
  const slugs = await listGiftSlugs(shop.db);
  const found = await Promise.all(slugs.map(async slug => [slug, await findGift(shop, slug, reader)] as const));
  return new Map(found.flatMap(([slug, gift]) => (gift ? [[slug, gift] as const] : [])));
};

/** One turn of the wheel. The nonce names it: sent again, it answers with the same draw. */
export const spinWheel = async (shop: Shop, play: Play, context: SpinReader): Promise<Spun> => {
  const gifts = await findGifts(shop, context.reader);
  const today = (_: unknown, day: string) => day;
  return playIn(shop, 'wheel', play, today, async (trx, open) => {
    const { campaign, round, player, now } = open;
    const turns = await findTurns(trx, round.id, player.id);
    const known = turns.find(({ nonce }) => nonce === play.nonce);
    const nextAt = nextChance(campaign.ends_at, now);
    if (known) return { drawId: known.id, isRepeated: true, left: campaign.per_day - turns.length, nextAt };
    if (turns.length >= campaign.per_day) throw new DomainError('DRAW_USED');
    const turn = turns.length + 1;
    const draw = await drawIn(trx, open, { nonce: play.nonce, turn }, { ...context, gifts });
    return { drawId: draw.id, isRepeated: false, left: campaign.per_day - turn, nextAt };
  });
};
