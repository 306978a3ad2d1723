import { atom } from 'nanostores';
import { ApiError } from '@ortoo/http';

/** A short notice over the page. `key` is translated by the shell, `text` is shown as it is. */
export interface Toast {
  id: number;
  tone: 'success' | 'warning' | 'error';
  key?: string;
  values?: Record<string, string | number>;
  text?: string;
}

/** At most this many notices at once; the oldest makes room. */
export const toastLimit = 3;

export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a notice and answers with its id. */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  lastId += 1;
  $toasts.set([...$toasts.get(), { ...toast, id: lastId }].slice(-toastLimit));
  return lastId;
};

/** Takes a notice away. */
export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter(toast => toast.id !== id));

/** Tells a failed command as a warning: the server's words, or that no answer came. */
export const warnOf = (error: unknown): void => {
  const text = error instanceof ApiError ? error.message : '';
  showToast(text ? { tone: 'warning', text } : { tone: 'warning', key: 'errors.offline' });
};
