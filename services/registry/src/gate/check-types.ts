import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@ortoo/contracts';
import type { LiveShop } from './candidate';
import { finding, isShell, type Finding } from './finding.rules';
import { inThread } from './in-thread';
import type { TypeFault, TypesRequest } from './types';

/** Where a release keeps the declarations that it was built with. */
const kit = 'types/kit.json';

/** Milliseconds that a comparison may take. */
const patience = 120_000;

const digestOf = ({ files }: ReleaseRecord) => files.find(({ path }) => path === kit)?.integrity;

/** Names that a release imports of ours, as far as a shell offers them: what it does not offer has been told already. */
const namesOf = ({ uses }: ReleaseRecord, { offers = {} }: ReleaseRecord): TypesRequest['names'] =>
  Object.fromEntries(
    Object.entries(uses?.names ?? {})
      .filter(([module]) => module.startsWith('@ortoo/') && offers[module])
      .map(([module, names]) => [module, names.filter(name => offers[module]?.includes(name))]),
  );

const words = (record: ReleaseRecord, candidate: ReleaseRecord, { name, why }: TypeFault): Finding =>
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

/**
 * Types of what is imported from the shell, as they were when each side was built. Equal declarations are not compared.
 * @param folderOf absolute folder of a release's files
 */
export const checkTypes = async (
  candidate: ReleaseRecord,
  { shell: liveShell, others }: LiveShop,
  folderOf: (record: ReleaseRecord) => string,
): Promise<Finding[]> => {
  const shell = isShell(candidate) ? candidate : liveShell;
  if (!shell || !digestOf(shell)) return [];
  const read = (record: ReleaseRecord) => readFile(join(folderOf(record), kit), 'utf8');
  const users = (isShell(candidate) ? others : [candidate]).filter(
    user => digestOf(user) && digestOf(user) !== digestOf(shell),
  );
  const findings: Finding[] = [];
  for (const user of users) {
    const request: TypesRequest = { names: namesOf(user, shell), built: await read(user), live: await read(shell) };
    const faults = (await inThread<TypeFault[]>('types.worker.mjs', request, patience)) ?? [];
    findings.push(...faults.map(fault => words(user, candidate, fault)));
  }
  return findings;
};
