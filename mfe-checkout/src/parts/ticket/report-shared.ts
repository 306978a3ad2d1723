import { showToast } from '@ortoo/stores';

/** Reports the result of copying or sharing when the system does not show it. */
export const reportShared = (outcome: 'nothing' | 'copied' | 'failed', copied: string): void => {
  if (outcome === 'copied') showToast({ tone: 'success', text: copied });
  if (outcome === 'failed') showToast({ tone: 'warning', key: 'errors.title' });
};
