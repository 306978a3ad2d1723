import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { pathAfterSignIn, useNavigate, useSearchParams } from '@ortoo/remote';
import { $user } from '@ortoo/stores';

/** Leaves the sign-in pages as soon as a user is signed in, here or in another tab. */
export const useArrival = (): string => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const user = useStore($user, { ssr: 'initial' });
  const next = pathAfterSignIn(search.get('next'));
  useEffect(() => {
    if (user) void navigate(next, { replace: true });
  }, [user, next, navigate]);
  return next;
};
