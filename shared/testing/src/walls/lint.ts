import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspace } from './plant';

export interface Finding {
  file: string;
  /** `eslint(no-console)` */
  rule: string;
  /** With the advice, which is where some rules put the configured words. */
  message: string;
}

interface Report {
  diagnostics: { filename: string; code: string; message: string; help?: string }[];
  number_of_files: number;
}

/** Findings of oxlint in files of a planted folder. They are named one by one because git ignores that folder. */
export const lint = (folder: string, files: readonly string[], settings: readonly string[]): Finding[] => {
  const tool = join(workspace, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [tool, ...settings, '--format', 'json', ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!run.stdout.startsWith('{')) throw new Error(run.stdout + run.stderr);
  const { diagnostics, number_of_files: checked } = JSON.parse(run.stdout) as Report;
  if (checked !== files.length) throw new Error(`${checked} of ${files.length} files were checked`);
  return diagnostics.map(({ filename, code, message, help = '' }) => ({
    file: filename,
    rule: code,
    message: `${message} ${help}`,
  }));
};
