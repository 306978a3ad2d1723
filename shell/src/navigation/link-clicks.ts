/** A link that this page can follow itself: same origin, plain click, no download, no other window. */
const linkOf = (event: Event): HTMLAnchorElement | undefined => {
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!target || !target.href || target.origin !== window.location.origin) return undefined;
  if (target.hasAttribute('download') || (target.target && target.target !== '_self')) return undefined;
  return target;
};

/** A click without a key that opens another window. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isJump = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === window.location.pathname && link.search === window.location.search;

/** The page's handlers for links. */
export interface LinkActions {
  /** Whether the page can render an address; others are left to the browser. */
  owns: (url: URL) => boolean;
  follow: (url: URL) => void;
  /** The visitor is about to follow the link. */
  intend: (url: URL) => void;
}

/**
 * Makes plain links navigate within the page, and prefetches them on hover, focus or touch. One listener for all, so
 * that links work the same before and after hydration.
 */
export const watchLinks = ({ owns, follow, intend }: LinkActions): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && owns(new URL(link.href))) intend(new URL(link.href));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { signal, passive: true });
  }
  document.addEventListener(
    'click',
    event => {
      const link = linkOf(event);
      if (event.defaultPrevented || !link || !isPlain(event) || isJump(link) || !owns(new URL(link.href))) return;
      event.preventDefault();
      follow(new URL(link.href));
    },
    { signal },
  );
  return () => controller.abort();
};
