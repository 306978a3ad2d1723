import { useEffect, useState } from 'react';

/**
 * A dialog whose code loads when the visitor points at its button: `<button {...button}>` and
 * `{isRequested && <LateDialog {...dialog} />}`. A move back or forward closes it: it belongs to the page it was opened
 * on.
 */
export const useLateDialog = () => {
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open]);
  const request = () => setRequested(true);
  const show = () => {
    request();
    setOpen(true);
  };
  return {
    isRequested,
    button: { 'aria-haspopup': 'dialog' as const, onPointerEnter: request, onFocus: request, onClick: show },
    dialog: { open, onClose: () => setOpen(false) },
  };
};
