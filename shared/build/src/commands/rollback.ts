import { describeRelease } from '../describe-release';
import { follow, rollback } from '../registry-client';
import { here, readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { order, args } = await readOrder();
  const { workspace, name } = here();
  const { manifest } = await describeRelease(workspace, name, 'production');
  const { release } = await (args[0] === 'follow' ? follow : rollback)(manifest.id, order);
  say(`${manifest.id} ${release} is live again`);
});
