import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { $toasts, dismissToast, type Toast as Notice } from '@ortoo/stores';
import { Toast, ToastRegion } from '@ortoo/ui';

/** Display time of a notice in milliseconds, of a page in front; warnings take longer to read. */
const shownFor = { success: 5000, warning: 8000, error: 10_000 };

const OneToast = ({ notice }: { notice: Notice }) => {
  const t = useMessages();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Who comes back from a bank's app reads it then.
    const begin = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => dismissToast(notice.id), shownFor[notice.tone]);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [notice]);
  return (
    <Toast tone={notice.tone} closeLabel={t('actions.close')} onClose={() => dismissToast(notice.id)}>
      {notice.text ?? t(notice.key ?? 'errors.title', notice.values)}
    </Toast>
  );
};

/** Short notices over the page, at most three. */
export const Toasts = () => {
  const t = useMessages();
  const notices = useStore($toasts);
  return (
    <ToastRegion label={t('nav.notices')}>
      {notices.map(notice => (
        <OneToast key={notice.id} notice={notice} />
      ))}
    </ToastRegion>
  );
};
