import { useState } from 'react';
import { closed, followed, keyEffect } from './combobox.rules';

interface KeyTargets<Option> {
  options: readonly Option[];
  onPick: (option: Option) => void;
  /** Escape on a closed list. */
  onClear: () => void;
}

/** Both React's events and the browser's. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>;

/** State and keys of an editable combobox with a list, according to the ARIA practices. The cursor starts in the field. */
export const useCombobox = (isOpenAtFirst = false) => {
  const [state, setState] = useState({ ...closed, open: isOpenAtFirst });
  return {
    ...state,
    setOpen: (open: boolean) => setState({ ...closed, open }),
    /** Keeps the cursor on its option when the options change. */
    follow: (before: readonly string[], now: readonly string[]) => setState(known => followed(known, before, now)),
    onKey: <Option>(event: KeyPress, { options, onPick, onClear }: KeyTargets<Option>) => {
      const open = state.open && options.length > 0;
      const effect = keyEffect(event.key, { ...state, open }, options.length, event.altKey);
      if (effect.kind === 'none') return;
      event.preventDefault();
      if (effect.kind === 'move') setState(effect.state);
      if (effect.kind === 'clear') onClear();
      const picked = effect.kind === 'pick' ? options[effect.index] : undefined;
      if (picked) onPick(picked);
    },
  };
};

/**
 * ARIA attributes of the field.
 *
 * @param list id of the list
 * @param active id of the option under the cursor
 */
export const comboboxAttributes = (list: string, open: boolean, active: string | undefined) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? list : undefined,
    'aria-activedescendant': open ? active : undefined,
  }) as const;
