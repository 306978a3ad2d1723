/** Pixels that are a move of the page, and not the tremor of a finger. */
const minMove = 8;

/**
 * Marks the header as slim while the visitor reads down the page, and as whole again on the way up or when Tab leads
 * into it. It does not shrink around the focus.
 */
export const watchHeader = (header: HTMLElement): (() => void) => {
  let last = window.scrollY;
  const becomeWhole = () => header.removeAttribute('data-slim');
  const onScroll = () => {
    const moved = window.scrollY - last;
    if (Math.abs(moved) < minMove && window.scrollY > 0) return;
    last = window.scrollY;
    if (moved <= 0 || last <= header.offsetHeight) becomeWhole();
    else if (!header.contains(document.activeElement)) header.setAttribute('data-slim', '');
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  header.addEventListener('keyup', ({ key }) => key === 'Tab' && becomeWhole(), { signal });
  return () => controller.abort();
};
