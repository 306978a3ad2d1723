import { runService, StartError } from '@ortoo/contracts/settings';
import { readConfig } from '../config';
import { openDatabase } from '../db/index';
import { accept } from '../http/domain-error';
import { readLogin } from './login.rules';
import { resetSecondFactor } from './second-factor.tables';
import { findUserByLogin } from './users.tables';

// For users who lost the phone with the authenticator app: the next sign-in sets up another.
const reset = async (): Promise<void> => {
  const [login] = process.argv.slice(2);
  if (login === undefined) throw new StartError('Which account? npm run second-factor -- person@example.mn');
  const { databaseUrl, dataDir } = readConfig();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const user = await findUserByLogin(database.db, accept(readLogin(login)));
    if (!user) throw new StartError(`No account has the login ${login}.`);
    await resetSecondFactor(database.db, user.id, new Date());
    process.stdout.write(`${login} sets up another authenticator app at the next sign-in; every session has ended.\n`);
  } finally {
    await database.close();
  }
};

await runService(reset, process);
