import { promote } from '../registry-client';
import { readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { args, remote, order } = await readOrder();
  const [release] = args;
  if (!release) throw new Error('Usage: npm run promote -w mfe-x -- <release> [--why "…"] [--site x] [--channel x]');
  await promote(remote, release, order);
  say(`${remote} ${release} is live`);
});
