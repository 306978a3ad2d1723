import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A dialog whose code loads when the visitor points at its button: `<button {...button}>` and
 * `{isRequested && <LateDialog {...dialog} />}`. Navigation closes it, and cancels it while its code loads.
 */
export const useLateDialog = () => {
  const { pathname } = useLocation();
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const request = () => setRequested(true);
  const show = () => {
    request();
    setOpen(true);
  };
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
