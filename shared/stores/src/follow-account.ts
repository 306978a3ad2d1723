import { persisted } from './persist';
import { $sessionActivity, $user } from './session.store';

interface AccountData {
  /** Clears what belongs to another user of this device. */
  clear: () => void;
  /**
   * Takes over what the account has. A guest's data is merged into it.
   *
   * @param own to be called once the account's data is here
   */
  join: (userId: number, isGuests: boolean, own: () => void) => Promise<void>;
}

/** Keeps what a visitor collects in step with their account, on all devices. */
export const followAccount = (name: string, { clear, join }: AccountData) => {
  // Null while the data is a guest's, which an account may merge.
  const $owner = persisted<number | null>(`${name}Owner`, null, id => id === null || typeof id === 'number');
  let joined: number | undefined;
  const follow = () => {
    if (!$sessionActivity.get().known) return;
    const user = $user.get();
    const owner = $owner.get();
    // The next user of this device has data of their own.
    if (owner !== null && owner !== user?.id) {
      clear();
      $owner.set(null);
    }
    if (user?.id === joined) return;
    joined = user?.id;
    if (user) join(user.id, $owner.get() === null, () => $owner.set(user.id)).catch(() => undefined);
  };
  return {
    /** Whether the data is that of the signed-in user. */
    isJoined: () => $owner.get() !== null && $owner.get() === $user.get()?.id,
    start: (): (() => void) => {
      joined = undefined;
      const stops = [$sessionActivity.subscribe(follow), $user.listen(follow)];
      return () => stops.forEach(stop => stop());
    },
  };
};
