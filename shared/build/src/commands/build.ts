import { buildRelease } from '../build-release';
import { here, releaseKey, say } from './workspace';

const { workspace, name } = here();
const { record, folder } = await buildRelease(workspace, name, 'production', await releaseKey(workspace));
say(`${record.remote} ${record.release} in ${folder}`);
