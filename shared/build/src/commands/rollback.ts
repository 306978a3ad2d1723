import { describeRelease } from '../build-release';
import { rollback } from '../registry-client';
import { here, readOrder, say } from './workspace';

const { order } = await readOrder();
const { workspace, name } = here();
const { manifest } = await describeRelease(workspace, name, 'production');
const { release } = await rollback(manifest.id, order);
say(`${manifest.id} ${release} is live again`);
