import type { ReleaseRecord } from '@ortoo/contracts';
import { satisfies, validRange } from 'semver';
import type { Candidate, LiveShop } from './candidate';
import { finding, findingIf, isShell, some, type Finding } from './finding.rules';

type Record_ = ReleaseRecord;

const unmet = (needs: Record_['needs'], brings: Record_['brings']): [name: string, range: string, brought?: string][] =>
  Object.entries(needs)
    .filter(([name, range]) => !satisfies(brings[name] ?? '', range))
    .map(([name, range]) => [name, range, brings[name]]);

const ofRemote = ({ needs }: Record_, { brings }: Record_): Finding[] =>
  unmet(needs, brings).map(([name, range, brought]) => {
    if (validRange(range) === null)
      return finding(
        'SHARE_RANGE',
        `“${range}” of ${name} is no range of versions.`,
        'Build the release anew with the commands of shared/build.',
      );
    return brought === undefined
      ? finding(
          'SHARE_UNKNOWN',
          `It needs ${name}, which the live shell does not bring.`,
          'Bundle it, or have the shell share it first.',
        )
      : finding(
          'SHARE_VERSION',
          `It needs ${name} ${range}, and the live shell brings ${brought}.`,
          'Build it against what the shell brings, or release the shell first.',
        );
  });

const ofShell = ({ brings }: Record_, others: readonly Record_[]): Finding[] =>
  others.flatMap(({ remote, needs }) =>
    unmet(needs, brings).map(([name, range, brought]) =>
      finding(
        'SHARE_BREAKS',
        `The live “${remote}” needs ${name} ${range}, and this shell brings ${brought ?? 'none'}.`,
        `Release a “${remote}” that runs with both versions first.`,
      ),
    ),
  );

const missingNames = (uses: Record_['uses'], offers: Record_['offers']): [module: string, names: string[]][] =>
  Object.entries(uses?.names ?? {}).flatMap(([module, names]) => {
    const offered = offers?.[module];
    const missing = offered ? names.filter(name => !offered.includes(name)) : [];
    return missing.length > 0 ? [[module, missing]] : [];
  });

const names = (candidate: Record_, shell: Record_, others: readonly Record_[]): Finding[] =>
  isShell(candidate)
    ? others.flatMap(({ remote, uses }) =>
        missingNames(uses, candidate.offers).map(([module, missing]) =>
          finding(
            'NAME_GONE',
            `The live “${remote}” imports ${some(missing)} from ${module}, which this shell no longer offers.`,
            `Offer it until no live release of “${remote}” imports it.`,
          ),
        ),
      )
    : missingNames(candidate.uses, shell.offers).map(([module, missing]) =>
        finding(
          'NAME_UNKNOWN',
          `It imports ${some(missing)} from ${module}, which the live shell does not offer.`,
          'Release the shell with it first, or do without.',
        ),
      );

/** Shared modules: versions and names, of a remote against the shell or of a shell against every remote. */
export const checkShares = ({ record }: Candidate, { shell, others }: LiveShop): Finding[] => {
  if (isShell(record)) return [...ofShell(record, others), ...names(record, record, others)];
  if (!shell) return [];
  return [
    ...findingIf(
      !record.uses,
      'USES_MISSING',
      'The record does not say what the release uses of others.',
      'Build it with the present commands of shared/build.',
    ),
    ...findingIf(
      Object.keys(record.brings).length > 0 || record.offers !== undefined,
      'SHARE_BROUGHT',
      'It brings shared modules of its own.',
      'Leave them to the shell: two copies on one page do not know each other.',
    ),
    ...ofRemote(record, shell),
    ...names(record, shell, others),
  ];
};
