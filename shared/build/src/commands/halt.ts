import { describeRelease } from '../describe-release';
import { halt } from '../registry-client';
import { here, readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { order } = await readOrder();
  const { workspace, name } = here();
  const { manifest } = await describeRelease(workspace, name, 'production');
  const { release } = await halt(manifest.id, order);
  say(`${manifest.id} ${release} is shown to nobody any more`);
});
