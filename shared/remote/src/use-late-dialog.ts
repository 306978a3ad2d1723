import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A dialog whose code loads when the visitor points at its button: `<button {...button}>` and
 * `{isRequested && <LateDialog {...dialog} />}`. A move back or forward closes it: it belongs to the page it was opened
 * on.
 * @param onBack called at such a move, before the router follows it
 */
export const useLateDialog = (onBack?: () => void) => {
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  const closeOnBack = useEffectEvent(() => {
    setOpen(false);
    onBack?.();
  });
  useEffect(() => {
    if (!open) return undefined;
    const close = () => closeOnBack();
    window.addEventListener('popstate', close, { capture: true });
    return () => window.removeEventListener('popstate', close, { capture: true });
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
