import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Disclosed {
  panel: RefObject<HTMLElement | null>;
  /** Discloses the panel, and gets the focus back on Escape. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const reachable = 'a[href], button:not([disabled]), input';

/** The element that an arrow leads to from the focused one; undefined for other keys and inside a field. */
const nextOf = (panel: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined => {
  if (target instanceof HTMLInputElement) return undefined;
  const all = [...panel.querySelectorAll<HTMLElement>(reachable)];
  const at = all.findIndex(element => element === target);
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
  const step = steps[key];
  return step === undefined ? undefined : (all.at(step) ?? all[0]);
};

/** Gives a panel the focus, moves it by arrows, and closes it on Escape, a press outside and when the focus moves on. */
export const useDisclosed = ({ panel, opener, onClose }: Disclosed): void => {
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && [panel, opener].some(({ current }) => current?.contains(target));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onClose();
      opener.current?.focus();
      return;
    }
    const next = panel.current && isInside(event.target) && nextOf(panel.current, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  const onMove = useEffectEvent(({ target }: Event) => {
    if (!isInside(target)) onClose();
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', event => onKey(event), { signal });
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, event => onMove(event), { signal });
    return () => controller.abort();
  }, [panel]);
};
