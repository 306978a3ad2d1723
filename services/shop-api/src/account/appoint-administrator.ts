import { runService, StartError } from '@ortoo/contracts/settings';
import { readConfig } from '../config';
import { openDatabase } from '../db/index';
import { accept } from '../http/domain-error';
import { readLogin } from './login.rules';
import { findUserByLogin, grantRole, revokeRole } from './users.tables';

// For who runs the shop: administrators have every right, and nobody appoints them in the back office.
const appoint = async (): Promise<void> => {
  const [login, option] = process.argv.slice(2);
  if (login === undefined) throw new StartError('Which account? npm run administrator -- person@example.mn [--remove]');
  const { databaseUrl, dataDir } = readConfig();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const user = await findUserByLogin(database.db, accept(readLogin(login)));
    if (!user) throw new StartError(`No account has the login ${login}.`);
    const isRemoved = option === '--remove';
    await (isRemoved ? revokeRole : grantRole)(database.db, user.id, 'admin');
    process.stdout.write(
      `${login} is ${isRemoved ? 'no longer' : 'now'} an administrator, from the next request on.\n`,
    );
  } finally {
    await database.close();
  }
};

await runService(appoint, process);
