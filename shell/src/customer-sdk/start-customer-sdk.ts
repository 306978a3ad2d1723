import { answerOf, createSdkLoader } from '@ortoo/remote/sdk';
import { $user, signOut } from '@ortoo/stores';
import type { CustomerSdk } from './customer-sdk';
import { $linkedUser } from './linked-user.store';

/** The third party's session began with this user's, and ends with it. */
const follow = async (sdk: CustomerSdk, userId: number): Promise<void> => {
  const isLoggedIn = await answerOf(() => sdk.isLoggedIn());
  // The user has signed in or out meanwhile.
  if ($user.get()?.id !== userId) return;
  if (isLoggedIn === true) $linkedUser.set(userId);
  if (isLoggedIn !== false || $linkedUser.get() !== userId) return;
  $linkedUser.set(null);
  // Without an answer of the server, the session is still there, and is ended next time.
  if (!(await signOut())) $linkedUser.set(userId);
};

const leave = async (sdk: CustomerSdk): Promise<void> => {
  await answerOf(() => sdk.logout());
  $linkedUser.set(null);
};

/**
 * Keeps a session in step with that of the third party whose customer the user is. Its failures have no effect: the next
 * change, page or return to the tab tries again.
 * @param script address of the SDK
 */
export const startCustomerSdk = ({ script }: { script: string }): (() => void) => {
  const load = createSdkLoader<CustomerSdk>(script, 'customerSdk');
  let last = Promise.resolve();

  const compare = async (): Promise<void> => {
    if (!$user.get() && $linkedUser.get() === null) return;
    const sdk = await load();
    const user = $user.get();
    if (user) return follow(sdk, user.id);
    if ($linkedUser.get() !== null) await leave(sdk);
  };
  const compareNext = () => void (last = last.then(compare).catch(() => undefined));

  const onVisibility = () => {
    if (document.visibilityState === 'visible') compareNext();
  };
  document.addEventListener('visibilitychange', onVisibility);
  let seen: number | null | undefined;
  const stop = $user.subscribe(user => {
    const id = user?.id ?? null;
    if (id === seen) return;
    seen = id;
    compareNext();
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
