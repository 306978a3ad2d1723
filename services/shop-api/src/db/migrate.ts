import { Migrator, type Kysely } from 'kysely';
import { up as catalog } from './migrations/001-catalog';
import { up as accounts } from './migrations/002-accounts';
import { up as orders } from './migrations/003-orders';
import { up as coupons } from './migrations/004-coupons';
import { up as operations } from './migrations/005-operations';
import { up as reference } from './migrations/006-reference';
import { up as content } from './migrations/007-content';
import { up as deliveryCountry } from './migrations/008-delivery-country';
import { up as namesOfProducts } from './migrations/009-names-of-products';
import { up as reviews } from './migrations/010-reviews';
import { up as placesAndLookBooks } from './migrations/011-places-look-books';
import { up as travel } from './migrations/012-travel';
import { up as quotes } from './migrations/013-quotes';
import { up as movedAddresses } from './migrations/014-moved-addresses';
import { up as wishes } from './migrations/015-wishes';
import { up as ledger } from './migrations/017-ledger';
import { up as wallets } from './migrations/018-wallets';
import { up as promotions } from './migrations/019-promotions';
import { up as waysOfPaying } from './migrations/020-ways-of-paying';
import { up as leasing } from './migrations/021-leasing';
import { up as receipts } from './migrations/022-receipts';
import { up as waysOfDelivery } from './migrations/023-ways-of-delivery';
import { up as returns } from './migrations/024-returns';
import { up as afterTheSale } from './migrations/025-after-the-sale';
import { up as countedSales } from './migrations/027-counted-sales';
import { up as unmatchedPayments } from './migrations/028-unmatched-payments';
import { up as requestCounts } from './migrations/030-request-counts';
import { up as secondFactor } from './migrations/031-second-factor-and-sign-ups';
import { up as lineDigests } from './migrations/032-line-digests';
import type { Tables } from './schema';

const migrations = {
  '001-catalog': { up: catalog },
  '002-accounts': { up: accounts },
  '003-orders': { up: orders },
  '004-coupons': { up: coupons },
  '005-operations': { up: operations },
  '006-reference': { up: reference },
  '007-content': { up: content },
  '008-delivery-country': { up: deliveryCountry },
  '009-names-of-products': { up: namesOfProducts },
  '010-reviews': { up: reviews },
  '011-places-look-books': { up: placesAndLookBooks },
  '012-travel': { up: travel },
  '013-quotes': { up: quotes },
  '014-moved-addresses': { up: movedAddresses },
  '015-wishes': { up: wishes },
  '020-ways-of-paying': { up: waysOfPaying },
  '021-leasing': { up: leasing },
  '022-receipts': { up: receipts },
  '023-ways-of-delivery': { up: waysOfDelivery },
  '024-returns': { up: returns },
  '025-after-the-sale': { up: afterTheSale },
  '027-counted-sales': { up: countedSales },
  '028-unmatched-payments': { up: unmatchedPayments },
  '030-request-counts': { up: requestCounts },
  '031-second-factor-and-sign-ups': { up: secondFactor },
  '032-line-digests': { up: lineDigests },
  '017-ledger': { up: ledger },
  '018-wallets': { up: wallets },
  '019-promotions': { up: promotions },
};

/** Brings the database up to date. Safe to call at every start and from several processes. */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Two teams number their migrations ahead; the later number may be merged first.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
