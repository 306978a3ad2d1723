import { describeRelease } from '../build-release';
import { rollback } from '../registry-client';
import { here, say } from './workspace';

const { workspace, name } = here();
const { manifest } = await describeRelease(workspace, name, 'production');
const { release } = await rollback(manifest.id);
say(`${manifest.id} ${release} is live again`);
