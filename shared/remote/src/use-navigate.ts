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
