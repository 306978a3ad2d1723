import { describeRelease } from '../describe-release';
import { promote } from '../registry-client';
import { here, readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { args, order } = await readOrder();
  const [release] = args;
  if (!release) throw new Error('Usage: npm run promote -w mfe-x -- <release> [--why "…"] [--site x] [--channel x]');
  const { workspace, name } = here();
  const { manifest } = await describeRelease(workspace, name, 'production');
  await promote(manifest.id, release, order);
  say(`${manifest.id} ${release} is live`);
});
