import { buildRelease, describeRelease } from '../build-release';
import { isPublished, promote, publish } from '../registry-client';
import { here, say } from './workspace';

const { workspace, name } = here();
const { manifest, release } = await describeRelease(workspace, name, 'production');
if (await isPublished(manifest.id, release)) {
  say(`${manifest.id} ${release} is there already`);
} else {
  await publish(await buildRelease(workspace, name, 'production'));
}
await promote(manifest.id, release);
say(`${manifest.id} ${release} is live`);
