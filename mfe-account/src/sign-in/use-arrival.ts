import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { pathAfterSignIn, useNavigate, useSearchParams } from '@ortoo/remote';
import { $user } from '@ortoo/stores';

/**
 * Leaves the sign-in pages as soon as a user is signed in, here or in another tab.
 * @param isHeld a step of a signed-in user is still to be shown
 */
export const useArrival = (isHeld = false): string => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const user = useStore($user, { ssr: 'initial' });
  const next = pathAfterSignIn(search.get('next'));
  useEffect(() => {
    if (user && !isHeld) void navigate(next, { replace: true });
  }, [user, isHeld, next, navigate]);
  return next;
};
