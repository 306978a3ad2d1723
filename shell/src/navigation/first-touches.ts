type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what a visitor presses, selects and types before hydration, and replays it once React has hydrated the
 * element, one by one and in the same order. Links and forms with an action need no script.
 *
 * The document inlines its source text: it may use nothing outside its own scope.
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
    const [first] = recorded;
    if (first && (!first.target.isConnected || isTaken(first.target))) {
      recorded.shift();
      first.sign?.cancel();
      // Texts that load on the first interaction would otherwise wait for the next one.
      first.target.dispatchEvent(new Event('pointerover', { bubbles: true }));
      if (first.target.isConnected) first.again();
    }
    if (recorded.length > 0) setTimeout(() => whenIdle(doAgain), pause);
  };
  // Not an attribute, which would break React's hydration.
  const wait = (target: Element): Animation | undefined =>
    target.matches('button')
      ? target.animate({ opacity: [1, 0.5] }, { duration: 500, direction: 'alternate', iterations: Infinity })
      : undefined;
  const record = (target: Element, again: () => void) => {
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
    // React compares with the value last set on the element itself.
    field.value = typed === field.defaultValue ? '' : field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const pressed = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
    if (!button || isTaken(button) || submitsWithoutScript(button.form)) return;
    event.preventDefault();
    record(button, () => button.click());
  };
  const changed = ({ target }: Event) => {
    const field = (target as Element).closest<Field>('#root :is(input, textarea, select)');
    if (!field || isTaken(field) || submitsWithoutScript(field.form)) return;
    const { value } = field;
    if (field instanceof HTMLSelectElement) return record(field, () => select(field, value));
    const isBox = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
    if (!isBox) return record(field, () => type(field, value));
    const { checked } = field;
    record(field, () => choose(field, checked));
  };
  addEventListener('click', pressed);
  addEventListener('input', changed);
  addEventListener('change', changed);
};
