import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enterLateDialog, leaveLateDialog } from './use-navigate';

/**
 * A dialog whose code loads when the visitor points at its button: `<button {...button}>` and
 * `{isRequested && <LateDialog {...dialog} />}`. Navigation closes it, and a move back stays on the page: also
 * while its code loads.
 */
export const useLateDialog = () => {
  const { pathname } = useLocation();
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const request = () => setRequested(true);
  const show = () => {
    request();
    if (!open) enterLateDialog();
    setOpen(true);
  };
  useEffect(() => (open ? leaveLateDialog : undefined), [open]);
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      close();
    };
  }, [pathname]);
  return {
    isRequested,
    button: { 'aria-haspopup': 'dialog' as const, onPointerEnter: request, onFocus: request, onClick: show },
    dialog: { open, onClose: () => setOpen(false) },
  };
};
