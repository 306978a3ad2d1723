import { buildRelease } from '../build-release';
import { here, say } from './workspace';

const { workspace, name } = here();
const { record, folder } = await buildRelease(workspace, name, 'production');
say(`${record.remote} ${record.release} in ${folder}`);
