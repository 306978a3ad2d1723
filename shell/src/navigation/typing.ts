let field: EventTarget | null = null;
let path = '';

const note = ({ target }: Pick<Event, 'target'>) => {
  field = target;
  path = window.location.pathname;
};

/** Notes where somebody goes to a field or writes in it; who was there before the page was taken over counts as well. */
export const watchTyping = (): void => {
  note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  document.addEventListener('input', note);
};

/** Whether somebody has come to a field at this very address, or writes in it, while the page of it was on its way. */
export const isTyping = (): boolean =>
  field instanceof Element &&
  field === document.activeElement &&
  path === window.location.pathname &&
  field.matches('input, textarea, select');
