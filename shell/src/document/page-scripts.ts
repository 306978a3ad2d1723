import type { ComposedRemote } from '@ortoo/contracts';
import type { PreparedPage } from '../composition/prepare';

const filesOf = ({ base, chunks }: Pick<ComposedRemote, 'base' | 'chunks'>, names: string[]) =>
  names.flatMap(name => chunks[name] ?? []).map(file => base + file);

/** Every script that a page needs before it runs, so that all of them are fetched at once. The first one starts the page. */
export const pageScripts = (shell: Pick<ComposedRemote, 'base' | 'chunks'>, prepared: PreparedPage): string[] => {
  const own = filesOf(shell, ['main']);
  if (prepared.kind !== 'page') return own;
  const { remote, route } = prepared.match;
  return [...new Set([...own, ...filesOf(remote, [remote.id, 'remote', route.id])])];
};
