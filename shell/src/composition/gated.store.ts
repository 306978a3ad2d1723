import { atom } from 'nanostores';
import { type ComposedRemote, type Composition, visitorPaths } from '@ortoo/contracts';
import { $isStaff, verifySession } from '@ortoo/stores';
import type { Visit } from './prepare';

/** Remotes beyond the public plan that this visitor may use. */
export const $gatedRemotes = atom<readonly ComposedRemote[]>([]);

let underway: Promise<boolean> | undefined;

const send = async (visit: Visit): Promise<boolean> => {
  const answer = await fetch(visitorPaths.composition, { cache: 'no-store' });
  if (!answer.ok) return false;
  const personal = (await answer.json()) as Composition;
  // After a sign-out during the request the result is dropped.
  if (!$isStaff.get()) return false;
  const known = new Set(visit.composition.remotes.map(remote => remote.id));
  const added = personal.remotes.filter(remote => !known.has(remote.id));
  visit.composition = { ...visit.composition, remotes: [...visit.composition.remotes, ...added] };
  $gatedRemotes.set(visit.composition.remotes.filter(remote => remote.manifest.gated));
  return $gatedRemotes.get().length > 0;
};

/**
 * Adds the gated remotes to the page's plan when the visitor is staff, and resolves to whether there are any. Remotes
 * already on the page keep their release.
 */
export const addGatedRemotes = (visit: Visit): Promise<boolean> => {
  underway ??= send(visit)
    .catch(() => false)
    .finally(() => (underway = undefined));
  return underway;
};

/** Removes them when the visitor has signed out or is no longer staff. */
export const dropGatedRemotes = (visit: Visit): void => {
  visit.composition = {
    ...visit.composition,
    remotes: visit.composition.remotes.filter(remote => !remote.manifest.gated),
  };
  $gatedRemotes.set([]);
};

/** After a failed load: the visitor may have lost the required role. Resolves to whether that was the cause. */
export const dropWithRole = async (visit: Visit): Promise<boolean> => {
  if (!visit.composition.remotes.some(remote => remote.manifest.gated)) return false;
  await verifySession();
  if ($isStaff.get()) return false;
  dropGatedRemotes(visit);
  return true;
};
