import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, describeRelease, isPublished, openKey, promote, publish } from '@ortoo/build';
import { releasables, releaseKey, workspace } from './config';
import './main';

const [name] = process.argv.slice(2);

/** Quiet time after the last change of a file, in milliseconds. */
const settleFor = 200;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Builds the remote as it stands and makes it live in the running shop: reload the page to see it. */
const releaseAgain = async (remote: string): Promise<void> => {
  const { manifest, release } = await describeRelease(workspace, remote, 'development');
  if (!(await isPublished(manifest.id, release))) {
    const built = await buildRelease(workspace, remote, 'development', await openKey(releaseKey));
    await publish(built);
    await rm(built.folder, { recursive: true });
  }
  await promote(manifest.id, release, { by: 'npm run dev', why: 'A file has changed.' });
  say(`${remote} ${release} is live`);
};

const follow = (remote: string): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  const again = () => {
    turn = turn.then(() => releaseAgain(remote)).catch((error: unknown) => say(String(error)));
  };
  watch(join(workspace, remote, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(again, settleFor);
  });
  again();
};

if (name && releasables.includes(name)) follow(name);
else say(`Follows no remote. To release one anew on every change: npm run dev -- ${releasables[1]}`);
