import { describeRelease } from '../build-release';
import { promote } from '../registry-client';
import { here, say } from './workspace';

const [release] = process.argv.slice(2);
if (!release) throw new Error('Usage: npm run promote -w mfe-x -- <release>');
const { workspace, name } = here();
const { manifest } = await describeRelease(workspace, name, 'production');
await promote(manifest.id, release);
say(`${manifest.id} ${release} is live`);
