import { times } from '@ortoo/contracts';

/** Whether a new password needs the current one: not without one, nor soon after a sign-in with a code. */
export const needsCurrent = (
  { password_hash }: { password_hash: string | null },
  session: { codeAt: Date | null } | null,
  now: Date,
): boolean => {
  if (password_hash === null) return false;
  const codeAt = session?.codeAt;
  return !codeAt || now.getTime() - codeAt.getTime() >= times.newPassword;
};
