/** Pixels that are a move of the page, and not the tremor of a finger. */
const minMove = 8;

/** Marks the header as slim while the visitor reads down the page, and as whole again on the way up. */
export const watchHeader = (header: HTMLElement): (() => void) => {
  let last = window.scrollY;
  const onScroll = () => {
    const moved = window.scrollY - last;
    if (Math.abs(moved) < minMove && window.scrollY > 0) return;
    last = window.scrollY;
    header.toggleAttribute('data-slim', moved > 0 && last > header.offsetHeight);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};
