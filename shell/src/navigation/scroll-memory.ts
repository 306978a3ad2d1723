interface RememberedState {
  scroll?: number;
}

const remember = () => {
  const state = (window.history.state ?? {}) as RememberedState;
  window.history.replaceState({ ...state, scroll: window.scrollY }, '');
};

/** Keeps the scroll position in the history entry, so that it survives reloads and belongs to exactly one entry. */
export const watchScroll = (): (() => void) => {
  window.history.scrollRestoration = 'manual';
  let pending: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(pending);
    pending = setTimeout(remember, 100);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', remember);
  return () => {
    clearTimeout(pending);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', remember);
  };
};

/** Writes the position down at once, before leaving an entry. */
export const rememberScroll = remember;

/** Scrolls to where a page begins: the remembered position on a move back or forward, else the hash, else the top. */
export const placeScroll = (isPop: boolean): void => {
  const remembered = ((window.history.state ?? {}) as RememberedState).scroll;
  if (isPop && remembered !== undefined) return window.scrollTo(0, remembered);
  const target = window.location.hash && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target) return target.scrollIntoView();
  window.scrollTo(0, 0);
};
