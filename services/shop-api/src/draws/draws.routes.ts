import { implement, type Routes } from '../http/implement';
import { guessesLimited } from '../http/guessing';
import { signedIn } from '../http/viewer';
import { serializeChances, serializeOwnDraw, serializeOwnEntry } from './draw.mapper';
import { findDraw } from './draws.tables';
import { findEntry } from './entries.tables';
import { addGiftToCart } from './gift-to-cart';
import { enterJackpot } from './jackpot';
import { readDraws, readEntries, readOwnDraws } from './read-draws';
import { spinWheel } from './spin-wheel';

/** A page sends one; the rest are programs. */
const limited = { rateLimit: { ...guessesLimited, max: 60 } };

export const drawsRoutes: Routes = (app, shop) => {
  implement(app, 'listDraws', async ({ params: { slug }, query, reader }) => readDraws(shop, slug, query, reader));

  implement(app, 'listEntries', async ({ params: { slug }, query }) => readEntries(shop, slug, query.after));

  implement(app, 'listOwnDraws', async request =>
    readOwnDraws(shop, request.params.slug, signedIn(request), request.reader),
  );

  implement(app, 'spinWheel', limited, async request => {
    const { body, reader, site } = request;
    const play = { ...body, userId: signedIn(request) };
    const { drawId, isRepeated, left, nextAt } = await spinWheel(shop, play, { site: site.code, reader });
    const draw = await findDraw(shop.db, drawId);
    const { code, prize_product: product } = draw;
    if (!isRepeated && product !== null && code !== null) await addGiftToCart(shop, request, { product, code });
    return { ...serializeChances(left, nextAt, null), draw: serializeOwnDraw(draw, reader) };
  });

  implement(app, 'enterJackpot', limited, async request => {
    const { body, locale, site } = request;
    const play = { ...body, userId: signedIn(request) };
    const { entryId, left, nextAt } = await enterJackpot(shop, play, { site: site.code, locale });
    const entry = serializeOwnEntry(await findEntry(shop.db, entryId));
    return { ...serializeChances(left, nextAt, null), entry };
  });
};
