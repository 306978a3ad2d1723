import { useEffect } from 'react';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isThere = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

/** What may hide something or forbid to press it. */
const watched = ['disabled', 'style', 'aria-pressed'];

/**
 * Keeps the keyboard's place below `root`: when what has the focus goes away or can no longer be pressed, the focus
 * goes to what stands there now. Answers with the way to stop.
 */
export const restoreFocus = (root: HTMLElement): (() => void) => {
  let last: HTMLElement | undefined;
  /** What could be reached before it, the nearest first. */
  let before: HTMLElement[] = [];
  const all = () => [...root.querySelectorAll<HTMLElement>(stops)];
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
    if (!last) return;
    const known = all();
    before = known.slice(0, Math.max(known.indexOf(last), 0)).reverse();
  };
  const mend = () => {
    const { activeElement } = document;
    if (!last || (activeElement === last ? isThere(last) : activeElement !== document.body)) return;
    // Back again, after React has hidden it to wait for something.
    if (isThere(last)) return last.focus();
    const now = all().filter(isThere);
    const anchor = before.find(element => now.includes(element));
    const { isConnected, parentElement } = last;
    const sibling = isConnected ? now.find(element => element.parentElement === parentElement) : undefined;
    (sibling ?? now[anchor ? now.indexOf(anchor) + 1 : 0] ?? now.at(-1))?.focus();
  };
  // Whoever presses beside everything means to leave.
  const leave = () => {
    last = undefined;
  };
  // A change may come while the focus is on its way from one to the other: it is looked at once that is over.
  let soon: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(mend);
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: watched });
  const controller = new AbortController();
  document.addEventListener('focusin', note, { signal: controller.signal });
  window.addEventListener('pointerdown', leave, { signal: controller.signal, capture: true });
  return () => {
    observer.disconnect();
    clearTimeout(soon);
    controller.abort();
  };
};

/** The same for the page that is shown. */
export const useRestoredFocus = (): void => {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? restoreFocus(main) : undefined;
  }, []);
};
