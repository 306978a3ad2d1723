import { Slot, useMessages } from '@ortoo/remote';
import { FormSkeleton } from '@ortoo/ui';

/** Signing in inside the page, which stays. @param next where a new account leads */
export const SignIn = ({ next }: { next: string }) => {
  const t = useMessages();
  const fallback = <FormSkeleton label={t('state.loading')} fields={2} />;
  return <Slot id="account.sign-in-form" props={{ next }} when="now" fallback={fallback} />;
};
