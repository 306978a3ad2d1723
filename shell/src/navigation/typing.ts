let field: EventTarget | null = null;
let path = '';

const note = ({ target }: Pick<Event, 'target'>) => {
  field = target;
  path = window.location.pathname;
};

/** Records focus and input in fields; focus from before hydration counts as well. */
export const watchTyping = (): void => {
  note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  document.addEventListener('input', note);
};

/** Whether the visitor has focused a field or typed at this address while its page was loading. */
export const isTyping = (): boolean =>
  field instanceof Element &&
  field === document.activeElement &&
  path === window.location.pathname &&
  field.matches('input, textarea, select');
