import { noBytes, type ComposedRemote } from '@ortoo/contracts';
import type { PreparedPage } from '../composition/prepare';

/** A script's address and digest. */
export type PageScript = [src: string, integrity: string];

const filesOf = ({ base, chunks }: Pick<ComposedRemote, 'base' | 'chunks'>, names: string[]) =>
  names.flatMap(name => chunks?.[name] ?? []).map(file => base + file);

/**
 * Every script that a page needs before it runs, so that all load in parallel. The first one starts the page.
 * @param digests of the plan's browser files, by address
 */
export const pageScripts = (
  shell: Pick<ComposedRemote, 'base' | 'chunks'>,
  prepared: PreparedPage,
  digests: Readonly<Record<string, string>>,
): PageScript[] => {
  const files = filesOf(shell, ['main']);
  if (prepared.kind === 'page') {
    const { remote, route } = prepared.match;
    files.push(...filesOf(remote, [remote.id, 'remote', route.id]));
  }
  return [...new Set(files)].map(file => [file, digests[file] ?? noBytes]);
};
