import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '@nanostores/react';
import type { RouteAccess, SkeletonKind } from '@ortoo/contracts';
import { signInPath, useHydrated } from '@ortoo/remote';
import { $isStaff, $sessionActivity, $user, verifySession } from '@ortoo/stores';
import { PageSkeleton } from '../screens/page-skeleton';
import { NotFound } from '../screens/not-found';

interface GuardProps {
  access: RouteAccess;
  /** Shown until the session is known. */
  skeleton: SkeletonKind;
  children: ReactNode;
}

const Members = ({ access, skeleton, children }: GuardProps) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const user = useStore($user);
  const isStaff = useStore($isStaff);
  const { known } = useStore($sessionActivity);
  useEffect(() => {
    if (!known) void verifySession();
    else if (!user) void navigate(signInPath(pathname + search), { replace: true });
  }, [known, user, navigate, pathname, search]);
  if (!known || !user) return <PageSkeleton kind={skeleton} />;
  if (access === 'staff' && !isStaff) return <NotFound path={pathname} />;
  return children;
};

/** Avoids pages that the server would reject: redirects to sign-in first and returns afterwards. */
export const Guard = ({ access, skeleton, children }: GuardProps) => {
  const hydrated = useHydrated();
  if (access === 'public') return children;
  if (!hydrated) return <PageSkeleton kind={skeleton} />;
  return (
    <Members access={access} skeleton={skeleton}>
      {children}
    </Members>
  );
};
