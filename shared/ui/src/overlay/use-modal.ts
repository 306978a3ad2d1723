import { useEffect, useEffectEvent, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { enterDialog } from './history-entry';

/**
 * Drives a native `<dialog>` from `open`. The browser traps the focus and makes the rest inert; the focus is restored
 * here as well, because a dialog removed from the page while open would lose it. A move back closes it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    const leave = enterDialog(() => onBack());
    dialog.showModal();
    return () => {
      leave();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A click on the dialog itself, not on its content, is a click on the backdrop.
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return { ref, onCancel, onClick };
}
