import type { FastifyRequest } from 'fastify';
import { checkNumber, findMethod, findReceived } from '../payments/api';
import { DomainError } from '../http/domain-error';
import { guessesLimited } from '../http/guessing';
import { implement, type Routes } from '../http/implement';
import { signedIn } from '../http/viewer';
import { findWallet } from '../money/api';
import { findLicensesOfUser, serializeLicense } from '../tickets/api';
import { openRecharge } from './recharge';
import { findRecharge, type RechargeRow } from './recharges.tables';
import { readEvents, readLoyalty, readStoreCredit, readStoreCredits, readVouchers, redeemGiftCard } from './wallet';
import { serializeRecharge } from './wallet.mapper';

const limited = { rateLimit: guessesLimited };

export const walletRoutes: Routes = (app, shop) => {
  const present = async (recharge: RechargeRow, { reader }: FastifyRequest) => {
    const [wallet, method, received] = await Promise.all([
      findWallet(shop.db, recharge.wallet),
      findMethod(shop.db, recharge.method_id),
      findReceived(shop.db, [recharge.payment_id]),
    ]);
    return serializeRecharge(recharge, { wallet, method, received }, reader);
  };
  const requireOwn = async (request: FastifyRequest, number: string): Promise<RechargeRow> => {
    const recharge = await findRecharge(shop.db, number);
    if (recharge?.user_id !== signedIn(request)) throw new DomainError('RECHARGE_NOT_FOUND');
    return recharge;
  };

  implement(app, 'listStoreCredits', async request => ({
    store_credits: await readStoreCredits(shop, signedIn(request), request.reader),
  }));

  implement(app, 'getStoreCredit', async request =>
    readStoreCredit(shop, signedIn(request), request.params.wallet, request.reader),
  );

  implement(app, 'listStoreCreditEvents', async request =>
    readEvents(shop, signedIn(request), request.query, request.reader),
  );

  implement(app, 'createRecharge', limited, async request => {
    const recharge = await openRecharge(shop, signedIn(request), request.body, request.reader);
    return present(recharge, request);
  });

  implement(app, 'getRecharge', async request => present(await requireOwn(request, request.params.number), request));

  implement(app, 'checkRecharge', async request => {
    const { number } = await requireOwn(request, request.params.number);
    await checkNumber(shop, number);
    return present(await requireOwn(request, number), request);
  });

  implement(app, 'redeemGiftCard', limited, async request =>
    redeemGiftCard(shop, signedIn(request), request.body.code, request.reader),
  );

  implement(app, 'listVouchers', async request => readVouchers(shop, signedIn(request), request.query, request.reader));

  implement(app, 'getLoyalty', async request => readLoyalty(shop, signedIn(request), request.reader));

  implement(app, 'listLicenses', async request => {
    const { rows, paging } = await findLicensesOfUser(shop.db, signedIn(request), request.query);
    const licenses = rows.map(row => serializeLicense(row, request.reader, shop.clock()));
    return { ...paging, licenses };
  });
};
