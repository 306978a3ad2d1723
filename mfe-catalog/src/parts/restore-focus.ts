import { useEffect } from 'react';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isThere = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

/** Attributes that may hide or disable an element. */
const watched = ['disabled', 'style', 'aria-pressed'];

/**
 * Restores the keyboard focus below `root`: when the focused element disappears or is disabled, the focus moves to the
 * element in its place. Returns a function that stops it.
 */
export const restoreFocus = (root: HTMLElement): (() => void) => {
  let last: HTMLElement | undefined;
  /** Focusable elements before it, the nearest first. */
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
    // Visible again after React had hidden it for a suspense.
    if (isThere(last)) return last.focus();
    const now = all().filter(isThere);
    const anchor = before.find(element => now.includes(element));
    const { isConnected, parentElement } = last;
    const sibling = isConnected ? now.find(element => element.parentElement === parentElement) : undefined;
    (sibling ?? now[anchor ? now.indexOf(anchor) + 1 : 0] ?? now.at(-1))?.focus();
  };
  // A click outside all controls ends the tracking.
  const leave = () => {
    last = undefined;
  };
  // A change may occur during a focus change: it is processed afterwards.
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

/** The same for the current page. */
export const useRestoredFocus = (): void => {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? restoreFocus(main) : undefined;
  }, []);
};
