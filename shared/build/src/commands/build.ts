import { buildRelease } from '../build-release';
import { here, releaseKey, runCommand, say } from './workspace';

await runCommand(async () => {
  const { workspace, name } = here();
  const { record, folder } = await buildRelease(workspace, name, 'production', await releaseKey(workspace));
  say(`${record.remote} ${record.release} in ${folder}`);
});
