/** A package in the lock file. */
interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const inNodeModules = 'node_modules/';

/** Packages whose manifest names no licence; each includes a licence text. */
const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT', xtend: 'MIT' };

const nameOf = (path: string): string => path.slice(path.lastIndexOf(inNodeModules) + inNodeModules.length);

// With alternatives (brackets or OR) one licence may be chosen; with AND all of them apply.
const isRejected = (licence: string): boolean => !licence.includes(' OR ') && /\bA?GPL|^\?$|UNLICENSED/i.test(licence);

const isNamed = (licence: string): boolean => /LGPL|MPL|EPL|CDDL/i.test(licence);

/**
 * The names of a lock file's production packages by licence, both sorted; those of weak copyleft, used unmodified, as
 * binaries or separate files; and those whose licence would extend to this project's sources.
 */
export const licencesOf = (packages: Readonly<Record<string, LockedPackage>>) => {
  const byLicence: Record<string, string[]> = {};
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    if (dev || link || !path.includes(inNodeModules)) continue;
    const name = nameOf(path);
    const names = (byLicence[license ?? readByHand[name] ?? '?'] ??= []);
    if (!names.includes(name)) names.push(name);
  }
  const sorted = Object.fromEntries(
    Object.entries(byLicence)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, names]) => [licence, names.sort()]),
  );
  const namesWith = (test: (licence: string) => boolean) =>
    Object.entries(sorted).flatMap(([licence, names]) => (test(licence) ? names : []));
  return { byLicence: sorted, rejected: namesWith(isRejected), named: namesWith(isNamed) };
};
