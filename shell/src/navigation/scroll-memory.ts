interface SavedState {
  scroll?: number;
}

/** Saved state of the entry of the last move back; a short page in between may overwrite it before it is shown. */
let returning: { href: string; scroll: number | undefined } | undefined;

/** Position that the page is still too short for, and the end of waiting for it. */
let awaited: { top: number; stop: () => void } | undefined;

const ownScrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const stopWaiting = () => awaited?.stop();

/** Scrolls to a saved position, also of a list that grows back to its depth; the visitor's own scrolling ends it. */
const reach = (top: number) => {
  stopWaiting();
  const tryAgain = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stopWaiting();
  };
  const size = new ResizeObserver(tryAgain);
  const stop = () => {
    awaited = undefined;
    size.disconnect();
    for (const name of ownScrolling) window.removeEventListener(name, stop);
  };
  awaited = { top, stop };
  for (const name of ownScrolling) window.addEventListener(name, stop, { passive: true });
  tryAgain();
  if (awaited) size.observe(document.body);
};

const onPop = (event: PopStateEvent) => {
  const { scroll } = (event.state ?? {}) as SavedState;
  stopWaiting();
  returning = { href: window.location.href, scroll };
};

const save = () => {
  const state = (window.history.state ?? {}) as SavedState;
  window.history.replaceState({ ...state, scroll: awaited?.top ?? window.scrollY }, '');
};

/** Stores the scroll position in the history entry, so that it survives reloads and belongs to exactly one entry. */
export const watchScroll = (): (() => void) => {
  window.history.scrollRestoration = 'manual';
  let pending: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(pending);
    pending = setTimeout(save, 100);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', save);
  window.addEventListener('popstate', onPop);
  return () => {
    clearTimeout(pending);
    stopWaiting();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', save);
    window.removeEventListener('popstate', onPop);
  };
};

/** Writes the position immediately, before leaving an entry. */
export const saveScroll = save;

const savedHere = (): number | undefined => {
  if (returning?.href === window.location.href) return returning.scroll;
  return ((window.history.state ?? {}) as SavedState).scroll;
};

const hashTarget = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // Addresses may end with an invalid escape such as `#%`.
    return null;
  }
};

/**
 * Restores the position of a page after a reload or a return from another document, unless the visitor has scrolled
 * since.
 */
export const restoreScroll = (): void => {
  const savedState = savedHere();
  if (savedState !== undefined && window.scrollY === 0) reach(savedState);
};

/** Scrolls to the start of a page: the saved position on a move back or forward, else the hash, else the top. */
export const placeScroll = (isPop: boolean): void => {
  const savedState = isPop ? savedHere() : undefined;
  // A page reached by a link may settle after a move back.
  if (isPop) returning = undefined;
  if (savedState !== undefined) return reach(savedState);
  stopWaiting();
  const target = hashTarget();
  if (target) return target.scrollIntoView();
  window.scrollTo(0, 0);
};
