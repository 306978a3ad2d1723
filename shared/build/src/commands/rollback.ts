import { follow, rollback } from '../registry-client';
import { readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { args, remote, order } = await readOrder();
  const { release } = await (args[0] === 'follow' ? follow : rollback)(remote, order);
  say(`${remote} ${release} is live again`);
});
