import { showToast } from '@ortoo/stores';

/** Tells what came of copying or sharing, where the system has not shown it by itself. */
export const reportShared = (outcome: 'nothing' | 'copied' | 'failed', copied: string): void => {
  if (outcome === 'copied') showToast({ tone: 'success', text: copied });
  if (outcome === 'failed') showToast({ tone: 'warning', key: 'errors.title' });
};
