import { atom } from 'nanostores';
import { registryPaths, type ComposedRemote, type Composition } from '@ortoo/contracts';
import { $isStaff, verifySession } from '@ortoo/stores';
import type { Visit } from './prepare';

/** Remotes beyond the public plan that this visitor may have. */
export const $gatedRemotes = atom<readonly ComposedRemote[]>([]);

let underway: Promise<boolean> | undefined;

const send = async (visit: Visit): Promise<boolean> => {
  const answer = await fetch(registryPaths.composition, { cache: 'no-store' });
  if (!answer.ok) return false;
  const personal = (await answer.json()) as Composition;
  // Who has signed out meanwhile gets nothing of it.
  if (!$isStaff.get()) return false;
  const known = new Set(visit.composition.remotes.map(remote => remote.id));
  const added = personal.remotes.filter(remote => !known.has(remote.id));
  visit.composition = { ...visit.composition, remotes: [...visit.composition.remotes, ...added] };
  $gatedRemotes.set(visit.composition.remotes.filter(remote => remote.manifest.gated));
  return $gatedRemotes.get().length > 0;
};

/**
 * Adds the gated remotes to the page's plan once the visitor turns out to be staff, and answers whether there are any.
 * What the page already has keeps its release.
 */
export const addGatedRemotes = (visit: Visit): Promise<boolean> => {
  underway ??= send(visit)
    .catch(() => false)
    .finally(() => (underway = undefined));
  return underway;
};

/** Takes them away again when the visitor has signed out or is staff no longer. */
export const dropGatedRemotes = (visit: Visit): void => {
  visit.composition = {
    ...visit.composition,
    remotes: visit.composition.remotes.filter(remote => !remote.manifest.gated),
  };
  $gatedRemotes.set([]);
};

/** When something did not come: perhaps the visitor has lost the role it wants. Answers whether that was it. */
export const dropWithRole = async (visit: Visit): Promise<boolean> => {
  if (!visit.composition.remotes.some(remote => remote.manifest.gated)) return false;
  await verifySession();
  if ($isStaff.get()) return false;
  dropGatedRemotes(visit);
  return true;
};
