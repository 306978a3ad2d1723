/** Signs of a visitor who is about to do something. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Opens the texts with the first sign of the visitor; when they do not come, with the next one. Answers how to stop. */
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
