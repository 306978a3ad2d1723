import type { ConfirmSignUp, Session, SignIn, SignUp, User } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { ApiError, call } from '@ortoo/http';
import { atom, computed, map } from 'nanostores';
import { pageApi } from './api';
import { $guestOrders, $orderToken, loadOrder, resetOrder } from './order.store';
import { persisted } from './persist';
import { showToast, warnOf } from './toasts.store';

const isUser = (value: unknown) => {
  const { id, roles } = Object(value) as Partial<User>;
  return value === null || (typeof id === 'number' && Array.isArray(roles));
};

/** The signed-in user of the server's last response; null for a guest. */
export const $user = persisted<User | null>('user', null, isUser);

/** Number of the user's unread notifications, as the server said last. Never stored. */
export const $unreadCount = atom(0);

/** Whether the session has been requested, and whether a command is running. Never stored. */
export const $sessionActivity = map({ known: false, fetching: false });

export const $isStaff = computed(
  $user,
  user => user?.roles.some(role => role === 'staff' || role === 'admin') ?? false,
);

const setUser = ({ user, unread_count = 0 }: Pick<Session, 'user' | 'unread_count'>): void => {
  $user.set(user);
  $unreadCount.set(unread_count);
};

const take = async (session: Session): Promise<void> => {
  setUser(session);
  $sessionActivity.set({ known: true, fetching: false });
  if (!session.user) return;
  if (session.cart_merged) showToast({ tone: 'success', key: 'notices.cartMerged' });
  await loadOrder();
};

/** The token of the guest's cart, which a sign-in merges. */
const withCart = () => {
  const token = $orderToken.get();
  return token ? { order_token: token } : {};
};

type Cart = ReturnType<typeof withCart>;

/**
 * Runs a command that starts a session, and takes the session over; the guest's cart goes with it. For ways to sign in
 * that only their own pages know. Rejects as the command does.
 */
export const startSession = async <Started extends Session>(
  command: (cart: Cart) => Promise<Started>,
): Promise<Started> => {
  $sessionActivity.setKey('fetching', true);
  try {
    const session = await command(withCart());
    await take(session);
    return session;
  } finally {
    $sessionActivity.setKey('fetching', false);
  }
};

/** Signs in with a password; the guest's cart is merged. Rejects with `ApiError`. */
export const signIn = async (input: Omit<SignIn, 'order_token'>): Promise<void> => {
  await startSession(cart => call(pageApi(), endpoints.signIn, { body: { ...input, ...cart } }));
};

/** Requests a code for a new account; resolves to the token that belongs to it. Rejects with `ApiError`. */
export const signUp = async (input: SignUp): Promise<string> =>
  (await call(pageApi(), endpoints.signUp, { body: input })).token;

/** Creates the account when the code is right and signs in. Rejects with `ApiError`. */
export const confirmSignUp = async (input: Omit<ConfirmSignUp, 'order_token'>): Promise<void> => {
  await startSession(cart => call(pageApi(), endpoints.confirmSignUp, { body: { ...input, ...cart } }));
};

const leave = () => {
  setUser({ user: null });
  $guestOrders.set({});
  resetOrder();
  showToast({ tone: 'success', key: 'notices.loggedOut' });
};

/**
 * Ends the session on the server and locally; resolves to whether it has ended. The local user is retained while the
 * server still has the session: otherwise the next person at this device would be signed in silently.
 */
export const signOut = async (): Promise<boolean> => {
  $sessionActivity.setKey('fetching', true);
  try {
    await call(pageApi(), endpoints.signOut);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) {
      warnOf(error);
      return false;
    }
  } finally {
    $sessionActivity.setKey('fetching', false);
  }
  leave();
  return true;
};

const settle = async (stored: User | null, session: Session): Promise<void> => {
  const { user } = session;
  // The user has signed in or out during the request.
  if ($user.get() !== stored) return;
  if (stored && !user) return leave();
  setUser(session);
  if (user && user.id !== stored?.id) await loadOrder();
};

/** Checks whether a stored user is still signed in; otherwise signs out with a notice. */
export const verifySession = async (): Promise<void> => {
  const stored = $user.get();
  try {
    await settle(stored, await call(pageApi(), endpoints.getSession));
  } catch {
    // Being offline or a server error does not end the session.
  }
  $sessionActivity.setKey('known', true);
};
