import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { comboboxAttributes } from '@ortoo/remote/combobox';
import { useDebounced } from '@ortoo/remote/debounced';

interface FieldEvents {
  onKey: (event: KeyboardEvent) => void;
  onSubmit: (event: Event) => void;
  onLeave: () => void;
  onFocus: () => void;
}

const put = (input: HTMLInputElement | null, value: string) => {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Current text of the field, including input from before hydration. */
const useText = (input: HTMLInputElement | null) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      input?.addEventListener('input', listener);
      return () => input?.removeEventListener('input', listener);
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input?.value ?? '');
};

/** Observes a text field that another component owns: its text, its keys, its form. */
export const useField = (input: HTMLInputElement | null, { onKey, onSubmit, onLeave, onFocus }: FieldEvents) => {
  const text = useText(input);
  const [settled, settle] = useDebounced(text);
  const key = useEffectEvent(onKey);
  const submit = useEffectEvent(onSubmit);
  const leave = useEffectEvent(onLeave);
  const focus = useEffectEvent(onFocus);

  useEffect(() => {
    const { form } = input ?? {};
    if (!input || !form) return;
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('keydown', key, { signal });
    input.addEventListener('focus', focus, { signal });
    input.addEventListener('pointerdown', focus, { signal });
    form.addEventListener('submit', submit, { signal });
    form.addEventListener(
      'focusout',
      event => {
        if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) leave();
      },
      { signal },
    );
    return () => controller.abort();
  }, [input]);

  const write = (value: string) => {
    put(input, value);
    settle(value);
  };
  return { text: text.trim(), settled: settled.trim(), write };
};

/** Sets the ARIA attributes of a combobox: its list, whether it is open, and its cursor. */
export const useComboboxRole = (
  input: HTMLInputElement | null,
  list: string,
  open: boolean,
  active: string | undefined,
) => {
  useEffect(() => {
    if (!input) return;
    for (const [name, value] of Object.entries(comboboxAttributes(list, open, active)))
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
  }, [input, list, open, active]);
};
