type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what a visitor presses, selects and types before hydration, and replays it once React has hydrated the
 * element, one by one and in the same order. Links and forms with an action need no script.
 *
 * The document inlines its source text, comments included: it may use nothing outside its own scope, and its reasons are
 * here.
 * - React documents no way to see whether an element is hydrated: `isTaken` reads a private key, which a unit test checks.
 * - It listens while capturing, because React stops events at a part whose code has not loaded, and stops what it records,
 *   because React may hydrate the element for that very event, which would then count twice.
 * - A recorded press counts as an interaction until it is replayed: `onInteraction` loads what it is waiting for.
 * - A waiting button is animated, because an attribute would break hydration. A text is set by the setter of the prototype,
 *   because React compares with the value last set on the element itself.
 */
export const recordFirstTouches = (): void => {
  const pause = 100;
  const recorded: { target: Element; again: () => void; sign: Animation | undefined }[] = [];
  const isTaken = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactProps'));
  const submitsWithoutScript = (form: HTMLFormElement | null) =>
    form !== null && (form.hasAttribute('action') || form.hasAttribute('method'));
  const whenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run) : setTimeout(run, pause);
  const doAgain = () => {
    dispatchEvent(new Event('pointermove'));
    const [first] = recorded;
    if (first && (!first.target.isConnected || isTaken(first.target))) {
      recorded.shift();
      first.sign?.cancel();
      if (first.target.isConnected) first.again();
    }
    if (recorded.length > 0) setTimeout(() => whenIdle(doAgain), pause);
  };
  const wait = (target: Element): Animation | undefined =>
    target.matches('button')
      ? target.animate({ opacity: [1, 0.5] }, { duration: 500, direction: 'alternate', iterations: Infinity })
      : undefined;
  const record = (event: Event, target: Element, again: () => void) => {
    event.stopPropagation();
    const known = recorded.findIndex(touch => touch.target === target);
    const sign = known < 0 ? wait(target) : recorded.splice(known, 1)[0]?.sign;
    if (recorded.push({ target, again, sign }) === 1) setTimeout(() => whenIdle(doAgain), pause);
  };
  const choose = (box: HTMLInputElement, checked: boolean) => {
    if (box.checked === checked) box.checked = !checked;
    box.click();
  };
  const select = (field: HTMLSelectElement, value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const typed = field.value === field.defaultValue ? value : field.value;
    field.value = typed === field.defaultValue ? '' : field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const pressed = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
    if (!button || isTaken(button) || (button.type === 'submit' && submitsWithoutScript(button.form))) return;
    event.preventDefault();
    record(event, button, () => button.click());
  };
  const changed = (event: Event) => {
    const field = (event.target as Element).closest<Field>('#root :is(input, textarea, select)');
    if (!field || isTaken(field) || submitsWithoutScript(field.form)) return;
    const { value } = field;
    if (field instanceof HTMLSelectElement) return record(event, field, () => select(field, value));
    const isBox = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
    if (!isBox) return record(event, field, () => type(field, value));
    const { checked } = field;
    record(event, field, () => choose(field, checked));
  };
  for (const type of ['input', 'change']) addEventListener(type, changed, true);
  addEventListener('click', pressed, true);
};
