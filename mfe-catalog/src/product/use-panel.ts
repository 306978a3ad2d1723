import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled)';

/** Where a panel may begin: below the header, whose links stay in reach. */
const belowHeader = () => Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);

/** What opened the panel; the bar of a phone has replaced the button that was pressed. */
const pressed = () =>
  document.activeElement === document.body
    ? document.querySelector('[data-action-bar] :is(a, button)')
    : document.activeElement;

const isVisible = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/**
 * A panel beside the page, which stays usable: the keyboard is inside it until Escape, a press outside closes it and
 * does what it was meant for. The focus returns to where it was.
 */
export const usePanel = (onClose: () => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) onClose();
  });
  useEffect(() => {
    const panel = ref.current;
    const before = pressed();
    panel?.style.setProperty('--below-header', `${belowHeader()}px`);
    panel?.focus({ preventScroll: true });
    const controller = new AbortController();
    document.addEventListener('pointerdown', event => onPress(event), { signal: controller.signal });
    return () => {
      controller.abort();
      const isLost = document.activeElement === document.body || panel?.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Tab') return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(isVisible);
    const [first, last] = [all[0], all.at(-1)];
    const isAtStart = document.activeElement === first || document.activeElement === event.currentTarget;
    const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, onKeyDown, tabIndex: -1 };
};
