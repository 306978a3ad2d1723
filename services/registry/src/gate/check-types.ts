import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@ortoo/contracts';
import type { LiveShop } from './candidate';
import { finding, isShell, type Finding } from './finding.rules';
import { inThread } from './in-thread';
import type { TypeFault, TypesRequest } from './types';

/** Folder of the declarations that a release was built with. */
const kit = 'types/kit.json';

/** Time limit of a release's comparisons, in milliseconds. */
const timeout = 120_000;

/** Compares the types of several pairs of releases. */
export type Compare = (requests: readonly TypesRequest[]) => Promise<TypeFault[][] | undefined>;

/** Compares in a thread of its own, which ends with it. */
export const compareInThread: Compare = requests => inThread<TypeFault[][]>('types.worker.mjs', requests, timeout);

/** Imports or slot properties between two releases. */
interface Tie {
  user: ReleaseRecord;
  other: ReleaseRecord;
  names: TypesRequest['names'];
  slots: TypesRequest['slots'];
}

const digestOf = ({ files }: ReleaseRecord) => files.find(({ path }) => path === kit)?.integrity;

/** Imports of a release from our packages, as far as the shell exports them: missing ones are reported already. */
const namesOf = ({ uses }: ReleaseRecord, { offers = {} }: ReleaseRecord): TypesRequest['names'] =>
  Object.fromEntries(
    Object.entries(uses?.names ?? {})
      .filter(([module]) => module.startsWith('@ortoo/') && offers[module])
      .map(([module, names]) => [module, names.filter(name => offers[module]?.includes(name))]),
  );

/** Slots of one release that another one shows. */
const slotsOf = ({ uses }: ReleaseRecord, { manifest }: ReleaseRecord): string[] => {
  const provided = new Set(manifest.slots.map(({ id }) => id));
  return [...new Set(uses?.slots.map(({ id }) => id))].filter(id => provided.has(id));
};

const tiesOf = (candidate: ReleaseRecord, { shell: liveShell, others }: LiveShop): Tie[] => {
  const shell = isShell(candidate) ? candidate : liveShell;
  const fromShell = shell
    ? (isShell(candidate) ? others : [candidate]).map(user => ({
        user,
        other: shell,
        names: namesOf(user, shell),
        slots: [],
      }))
    : [];
  const around = [...others, ...(liveShell && !isShell(candidate) ? [liveShell] : [])];
  const pairs = around.flatMap(one => [
    { user: candidate, other: one },
    { user: one, other: candidate },
  ]);
  const provided = pairs.map(pair => ({ ...pair, names: {}, slots: slotsOf(pair.user, pair.other) }));
  return [...fromShell, ...provided.filter(({ slots }) => slots.length > 0)];
};

const nameFinding = (record: ReleaseRecord, candidate: ReleaseRecord, { name, why }: TypeFault): Finding =>
  isShell(candidate)
    ? finding(
        'TYPE_BREAKS',
        `${name} does not fit the live “${record.remote}” any more: ${why}`,
        'Add to what is there instead of changing it, or offer a new name beside it.',
      )
    : finding(
        'TYPE_CHANGED',
        `It was built with another ${name} than the live shell has: ${why}`,
        'Release the shell first, or build from the sources that it was built from.',
      );

const slotFinding = ({ user, other }: Tie, candidate: ReleaseRecord, { name, why }: TypeFault): Finding =>
  user === candidate
    ? finding(
        'SLOT_TYPE',
        `It gives ${name} what the live “${other.remote}” does not take: ${why}`,
        `Wait until “${other.remote}” has released what takes it, or give what it takes now.`,
      )
    : finding(
        'SLOT_TYPE',
        `${name} does not take any more what the live “${user.remote}” gives it: ${why}`,
        'Let new properties be left out, or provide a second slot in addition.',
      );

/**
 * Types of imports from the shell, and of slot properties, as of the build of each side. Equal declarations are not
 * compared.
 * @param folderOf absolute folder of a release's files
 */
export const checkTypes = async (
  candidate: ReleaseRecord,
  live: LiveShop,
  folderOf: (record: ReleaseRecord) => string,
  compare: Compare,
): Promise<Finding[]> => {
  const read = (record: ReleaseRecord) => readFile(join(folderOf(record), kit), 'utf8');
  const isOfAnotherBuild = ({ user, other }: Tie) =>
    digestOf(user) && digestOf(other) && digestOf(user) !== digestOf(other);
  const ties = tiesOf(candidate, live).filter(isOfAnotherBuild);
  if (ties.length === 0) return [];
  const requests = ties.map(async ({ user, other, names, slots }): Promise<TypesRequest> => {
    const [built, current] = await Promise.all([read(user), read(other)]);
    return { names, slots, built, live: current };
  });
  const faults = await compare(await Promise.all(requests));
  return ties.flatMap((tie, at) =>
    (faults?.[at] ?? []).map(fault =>
      tie.slots.includes(fault.name) ? slotFinding(tie, candidate, fault) : nameFinding(tie.user, candidate, fault),
    ),
  );
};
