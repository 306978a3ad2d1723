import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { lazyPart, useMessages } from '@ortoo/remote';
import { $toasts, dismissToast, type Toast as Notice } from '@ortoo/stores';
import { Toast, ToastRegion } from '@ortoo/ui';

const SignInDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "user" */ './sign-in-dialog')).SignInDialog,
  { when: 'use' },
);

/** Display time of a notice in milliseconds, of a page in front; warnings take longer to read. */
const shownFor = { success: 5000, warning: 8000, error: 10_000 };

const OneToast = ({ notice, onSignIn }: { notice: Notice; onSignIn: () => void }) => {
  const t = useMessages();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Who comes back from a bank's app reads it then.
    const begin = () => {
      clearTimeout(timer);
      if (!document.hidden)
        timer = setTimeout(() => dismissToast(notice.id), shownFor[notice.action ? 'error' : notice.tone]);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [notice]);
  return (
    <Toast
      tone={notice.tone}
      action={notice.action && { label: t('actions.signIn'), onPress: onSignIn }}
      closeLabel={t('actions.close')}
      onClose={() => dismissToast(notice.id)}
    >
      {notice.text ?? t(notice.key ?? 'errors.title', notice.values)}
    </Toast>
  );
};

/** Short notices over the page, at most three, and what one of them asks for. */
export const Toasts = () => {
  const t = useMessages();
  const notices = useStore($toasts);
  const [isSigningIn, setSigningIn] = useState(false);
  return (
    <>
      <ToastRegion label={t('nav.notices')}>
        {notices.map(notice => (
          <OneToast key={notice.id} notice={notice} onSignIn={() => setSigningIn(true)} />
        ))}
      </ToastRegion>
      {isSigningIn && <SignInDialog onClose={() => setSigningIn(false)} />}
    </>
  );
};
