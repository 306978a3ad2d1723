import { atom } from 'nanostores';
import { ApiError } from '@ortoo/http';
import { $online } from './online.store';

/** A short notice over the page. `key` is translated by the shell, `text` is shown as it is. */
export interface Toast {
  id: number;
  tone: 'success' | 'warning' | 'error';
  key?: string;
  values?: Record<string, string | number>;
  text?: string;
  /** What the visitor can do about it: the shell shows a button. */
  action?: 'signIn';
}

/** Maximum number of notices at the same time; the oldest is removed. */
export const toastLimit = 3;

export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

const sayingOf = ({ id: _, ...saying }: Toast): string => JSON.stringify(saying);

/** Shows a notice and returns its id. One that says the same is replaced: it is announced again, and not shown twice. */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  const others = $toasts.get().filter(other => sayingOf(other) !== sayingOf(shown));
  $toasts.set([...others, shown].slice(-toastLimit));
  return lastId;
};

/** Dismisses a notice. */
export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter(toast => toast.id !== id));

/**
 * Shows a failed command as a warning: the server's message, or that there was no response. Without a network the
 * shell's notice says so.
 */
export const warnOf = (error: unknown): void => {
  const text = error instanceof ApiError ? error.message : '';
  if (text) showToast({ tone: 'warning', text });
  else if ($online.get()) showToast({ tone: 'warning', key: 'errors.offline' });
};
