import { buildRelease } from '../build-release';
import { describeRelease } from '../describe-release';
import { overrideAddress } from '../develop/inside';
import { canary, isPublished, promote, publish } from '../registry-client';
import { here, readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { args, order } = await readOrder();
  const percent = Number(args[0] ?? 100);
  if (!(percent >= 0 && percent <= 100)) throw new Error('Usage: npm run release -w mfe-x -- [percent of visitors]');
  const { workspace, name } = here();
  if (name === 'shell' && args[0]) throw new Error('The shell is released to everybody: npm run release -w shell');
  const { key } = order;
  const { manifest, release } = await describeRelease(workspace, name, 'production');
  if (await isPublished(manifest.id, release)) {
    say(`${manifest.id} ${release} is there already`);
  } else {
    await publish(await buildRelease(workspace, name, 'production', key));
  }
  if (percent === 0) {
    say(`${manifest.id} ${release} is live for nobody. To see it in the shop, open:`);
    say(overrideAddress(manifest.id, key, release));
  } else if (percent < 100) {
    await canary(manifest.id, release, percent, order);
    say(`${manifest.id} ${release} is shown to ${percent} % of the visitors`);
  } else {
    await promote(manifest.id, release, order);
    say(`${manifest.id} ${release} is live${name === 'shell' ? ' with the next start of the shop' : ''}`);
  }
});
