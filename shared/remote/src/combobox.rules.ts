/** State of a list below a text field and of its cursor; -1 is the field itself. */
export interface ComboboxState {
  open: boolean;
  active: number;
}

/** Effect of a key, according to the ARIA practices for an editable combobox with a list. */
export type KeyEffect =
  | { kind: 'move'; state: ComboboxState }
  | { kind: 'pick'; index: number }
  | { kind: 'clear' }
  | { kind: 'none' };

export const closed: ComboboxState = { open: false, active: -1 };

const none: KeyEffect = { kind: 'none' };
const to = (active: number): KeyEffect => ({ kind: 'move', state: { open: true, active } });

/**
 * @param count lines in the list
 * @param alt whether Alt is held
 */
export const keyEffect = (key: string, { open, active }: ComboboxState, count: number, alt = false): KeyEffect => {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return none;
      return !open && alt ? to(-1) : to(!open ? 0 : active === last ? -1 : active + 1);
    case 'ArrowUp':
      if (count === 0) return none;
      if (alt) return { kind: 'move', state: closed };
      return to(!open || active === -1 ? last : active - 1);
    case 'Enter':
      return open && active >= 0 && active <= last ? { kind: 'pick', index: active } : none;
    case 'Escape':
      return open && count > 0 ? { kind: 'move', state: closed } : { kind: 'clear' };
    default:
      return none;
  }
};

/**
 * The cursor stays on its line when others are inserted before it, and returns to the field when its line is removed.
 */
export const followed = (state: ComboboxState, before: readonly string[], now: readonly string[]): ComboboxState => ({
  ...state,
  active: now.indexOf(before[state.active] ?? ''),
});
