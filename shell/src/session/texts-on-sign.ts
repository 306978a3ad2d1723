/** Events that indicate an imminent interaction. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/**
 * Loads the texts on the visitor's first interaction; after a failure, on the next one. Returns a function that stops
 * it.
 */
export const openTextsOnSign = (open: () => Promise<void>): (() => void) => {
  let controller: AbortController;
  let stopped = false;
  const stop = () => {
    stopped = true;
    controller.abort();
  };
  const watch = () => {
    if (stopped) return;
    controller = new AbortController();
    for (const sign of signs) document.addEventListener(sign, start, { signal: controller.signal, passive: true });
  };
  const start = () => {
    controller.abort();
    open().catch(watch);
  };
  watch();
  return stop;
};
