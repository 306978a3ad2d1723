import { createShop } from '../create-shop';
import { openSites } from '../content/api';
import { openDatabase } from '../db/index';
import { sandboxEbarimtAccount } from '../sandbox/ebarimt-emulator';
import { issueReceipts } from '../receipts/issue-receipts';

/**
 * One round of receipts in a process of its own, which may be killed in the middle: `node … <database> <office> <now>`.
 */
const [databaseUrl = '', office = '', now = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl });
await openSites(database.db, { now: new Date(now), production: false });
const shop = createShop({
  database,
  dataDir: '/tmp',
  production: false,
  origin: () => office,
  clock: () => new Date(now),
  providers: { ebarimt: { ...sandboxEbarimtAccount, url: office } },
});
await issueReceipts(shop);
await database.close();
