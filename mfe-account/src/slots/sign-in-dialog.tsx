import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { lazyPart, useMessages, type SlotProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Dialog, FormSkeleton } from '@ortoo/ui';

const Fallback = () => {
  const t = useMessages();
  return <FormSkeleton label={t('state.loading')} fields={2} />;
};

const FocusedForm = lazyPart(
  async () => (await import(/* webpackChunkName: "sign-in-dialog-form" */ './focused-form')).FocusedForm,
  { when: 'visible', Fallback },
);

/** Signing in over the page that offers it; ends when the visitor has signed in, here or in another tab. */
export const Slot = ({ next, onClose }: SlotProps<'account.sign-in-dialog'>) => {
  const t = useMessages();
  const isSignedIn = useStore($user, { ssr: 'initial' }) !== null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSignedIn) close();
  }, [isSignedIn]);
  return (
    <Dialog open onClose={onClose} title={t('signIn.title')} closeLabel={t('actions.close')}>
      <FocusedForm next={next} />
    </Dialog>
  );
};
