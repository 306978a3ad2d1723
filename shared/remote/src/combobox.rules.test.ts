import { closed, followed, keyEffect, type ComboboxState } from './combobox.rules';

const at = (active: number): ComboboxState => ({ open: true, active });
const moveTo = (active: number) => ({ kind: 'move', state: { open: true, active } });

describe('a key in the search field', () => {
  it.each([
    ['ArrowDown', closed, moveTo(0)],
    ['ArrowDown', at(-1), moveTo(0)],
    ['ArrowDown', at(2), moveTo(-1)],
    ['ArrowUp', closed, moveTo(2)],
    ['ArrowUp', at(-1), moveTo(2)],
    ['ArrowUp', at(0), moveTo(-1)],
    ['Enter', at(1), { kind: 'pick', index: 1 }],
    ['Enter', at(-1), { kind: 'none' }],
    ['Enter', closed, { kind: 'none' }],
    ['Escape', at(1), { kind: 'move', state: closed }],
    ['Escape', closed, { kind: 'clear' }],
    ['Tab', at(1), { kind: 'none' }],
    ['a', at(1), { kind: 'none' }],
  ])('%s from %j', (key, state, effect) => expect(keyEffect(key, state, 3)).toEqual(effect));

  it('does nothing on an empty list', () => expect(keyEffect('ArrowDown', at(-1), 0)).toEqual({ kind: 'none' }));

  it('opens and closes with Alt without moving', () => {
    expect(keyEffect('ArrowDown', closed, 3, true)).toEqual(moveTo(-1));
    expect(keyEffect('ArrowUp', at(1), 3, true)).toEqual({ kind: 'move', state: closed });
  });
});

describe('the cursor', () => {
  it.each([
    ['stays on its line when others are inserted before it', 0, ['a', 'b'], ['x', 'a', 'b'], 1],
    ['returns to the field when its line is removed', 1, ['a', 'b'], ['a', 'c'], -1],
    ['stays in the field', -1, ['a'], ['x', 'a'], -1],
  ])('%s', (_, active, before, now, expected) => expect(followed(at(active), before, now)).toEqual(at(expected)));
});
