/** Where the visitor last came to a field or wrote in it, and at which address. */
let last: { field: EventTarget | null; path: string } | undefined;

const note = (field: EventTarget | null) => {
  last = { field, path: window.location.pathname };
};

/** Notes who goes to a field, also before the page was taken over. */
export const watchTyping = (): (() => void) => {
  const controller = new AbortController();
  note(document.activeElement);
  for (const sign of ['focusin', 'input']) {
    document.addEventListener(sign, ({ target }) => note(target), { signal: controller.signal });
  }
  return () => controller.abort();
};

/** Whether somebody has come to a field at this very address, or writes in it, while the page of it was on its way. */
export const isTyping = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select') === true &&
    last?.field === activeElement &&
    last.path === window.location.pathname
  );
};
