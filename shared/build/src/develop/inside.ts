import { watch } from 'node:fs';
import { join } from 'node:path';
import { publish, registryAddress } from '../registry-client';
import { signOverride } from '../sign';
import { createDraftBuilder } from './drafts';

/** Debounce after the last change of a file, in milliseconds. */
const settleFor = 80;

/** Lifetime of an override: a working day. */
const lasts = 8 * 3_600_000;

const isSource = (file: string | null) => file !== null && !/\.test\.tsx?$/.test(file);

/** The address that sets an override for one browser. @param release when absent, the newest draft */
export const overrideAddress = (remote: string, key: string, release?: string): string => {
  const expires = new Date(Date.now() + lasts).toISOString();
  return `${registryAddress()}/?override=${signOverride({ remote, expires, ...(release && { release }) }, key)}`;
};

/**
 * Publishes a draft of a remote at each change of its sources.
 * @param say prints a line for the user
 */
export const developInside = async (
  workspace: string,
  name: string,
  key: string,
  say: (line: string) => void,
): Promise<void> => {
  const build = createDraftBuilder(workspace, name, key);

  const handIn = async () => {
    const start = performance.now();
    const built = await build();
    await publish(built);
    say(`${built.record.remote} ${built.record.release} after ${Math.round(performance.now() - start)} ms`);
    return built.record.remote;
  };

  const remote = await handIn();
  say(`Open, in the browser that shall have it:\n${overrideAddress(remote, key)}`);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const again = () => {
    turn = turn.then(handIn).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  // Sources of a remote's bundle outside its own folder.
  for (const folder of [`${name}/src`, 'shared/contracts/src', 'shared/ui/src']) {
    watch(join(workspace, folder), { recursive: true }, (_, file) => {
      if (!isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(again, settleFor);
    });
  }
};
