import { buildRelease } from '../build-release';
import { overrideAddress } from '../develop/inside';
import { canary, isPublished, promote, publish } from '../registry-client';
import { printUpload } from './upload-progress';
import { readOrder, runCommand, say } from './workspace';

await runCommand(async () => {
  const { args, order, workspace, name, remote, release } = await readOrder();
  const percent = Number(args[0] ?? 100);
  if (!(percent >= 0 && percent <= 100)) throw new Error('Usage: npm run release -w mfe-x -- [percent of visitors]');
  if (name === 'shell' && args[0]) throw new Error('The shell is released to everybody: npm run release -w shell');
  const { key } = order;
  if (await isPublished(remote, release)) {
    say(`${remote} ${release} is there already`);
  } else {
    await publish(await buildRelease(workspace, name, 'production', key), printUpload(remote));
  }
  if (percent === 0) {
    say(`${remote} ${release} is live for nobody. To see it in the shop, open:`);
    say(overrideAddress(remote, key, release));
  } else if (percent < 100) {
    await canary(remote, release, percent, order);
    say(`${remote} ${release} is shown to ${percent} % of the visitors`);
  } else {
    await promote(remote, release, order);
    say(`${remote} ${release} is live${name === 'shell' ? ' with the next start of the shop' : ''}`);
  }
});
