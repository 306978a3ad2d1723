import { useState } from 'react';

/**
 * A dialog whose code loads when the visitor points at its button: `<button {...button}>` and
 * `{isRequested && <LateDialog {...dialog} />}`.
 */
export const useLateDialog = () => {
  const [isRequested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
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
