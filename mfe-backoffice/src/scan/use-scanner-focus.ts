import { useEffect, type RefObject } from 'react';

const takesText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** A scanner types letters and digits; Space and Enter still belong to the focused button. */
const isTyped = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Routes a scanner's input to the field, unless a person is typing in another one. */
export const useScannerFocus = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const focus = () => field.current?.focus({ preventScroll: true });
    focus();
    window.addEventListener('focus', focus, { signal });
    document.addEventListener(
      'keydown',
      event => {
        if (isTyped(event) && !takesText(document.activeElement)) focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, [field]);
};
