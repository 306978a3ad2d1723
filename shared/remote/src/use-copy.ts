import { useMessages } from '@ortoo/remote';
import { showToast } from '@ortoo/stores';

/** Copies a text to the clipboard and says so; `name` is what it is, in the reader's language. */
export const useCopy = (): ((name: string, text: string) => Promise<void>) => {
  const t = useMessages();
  return async (name, text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: t('copy.done', { name }) });
    } catch {
      showToast({ tone: 'warning', text: t('copy.failed') });
    }
  };
};
