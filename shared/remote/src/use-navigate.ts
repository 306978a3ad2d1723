import { useCallback } from 'react';
import {
  useNavigate as useRouterNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

/** Navigation out of a dialog replaces the dialog's entry of the history. */
export const useNavigate = (): NavigateFunction => {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number'
        ? navigate(to)
        : navigate(to, { ...options, replace: options?.replace || Boolean(window.history.state?.dialog) }),
    [navigate],
  );
};

/** Marks the entry of a dialog that is not there yet. */
const late = 'late';

/** Makes an entry of the history for a dialog whose code loads; the dialog takes it over. */
export const enterLateDialog = (): void => window.history.pushState({ ...window.history.state, dialog: late }, '');

/** Leaves that entry, unless the dialog has taken it over or a link has replaced it. */
export const leaveLateDialog = (): void => {
  // The click that closes the dialog may follow a link.
  setTimeout(() => {
    if (window.history.state?.dialog === late) window.history.back();
  });
};
