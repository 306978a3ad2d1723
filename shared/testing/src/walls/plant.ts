import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root of the monorepo. */
export const workspace = join(__dirname, '../../../..');

/** Creates a small file tree next to the real one, for a tool with the real rules. Returns its folder. */
export const plant = (name: string, files: Readonly<Record<string, string>>): string => {
  const folder = join(workspace, '.cache/walls', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** Files of a package, to spread into a tree. */
export const packageFiles = (path: string, description: object, index = 'export {};\n'): Record<string, string> => ({
  [`${path}/package.json`]: JSON.stringify({ version: '1.0.0', private: true, type: 'module', ...description }),
  [`${path}/src/index.ts`]: index,
});

/** Links the packages of a tree by name, as npm does. */
export const linkPackages = (folder: string, packages: Readonly<Record<string, string>>): void => {
  for (const [name, path] of Object.entries(packages)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, path), link);
  }
};
