import { halt } from '../registry-client';
import { readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { remote, order } = await readOrder();
  const { release } = await halt(remote, order);
  say(`${remote} ${release} is shown to nobody any more`);
});
