import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';
import { Button, CopyIcon, ShareIcon } from '@ortoo/ui';

const copyAddress = async (): Promise<void> => navigator.clipboard.writeText(document.URL);

/** A dismissed dialog is no failure. */
const warn = (error: unknown): void => {
  if (!(error instanceof DOMException && error.name === 'AbortError'))
    showToast({ tone: 'warning', key: 'errors.title' });
};

/** Shares the address in the system's dialog, where there is one, and copies it. */
export const ShareButtons = ({ title }: { title: string }) => {
  const t = useMessages();
  const copy = () => copyAddress().then(() => showToast({ tone: 'success', text: t('reading.copied') }), warn);
  const share = async () => {
    if (!('share' in navigator)) return copy();
    await navigator.share({ title, url: document.URL }).catch(warn);
  };
  return (
    <>
      <Button kind="quiet" size="sm" icon={<ShareIcon />} onClick={() => void share()}>
        {t('actions.share')}
      </Button>
      <Button kind="quiet" size="sm" icon={<CopyIcon />} onClick={() => void copy()}>
        {t('reading.copy')}
      </Button>
    </>
  );
};
