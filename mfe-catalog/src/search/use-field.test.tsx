import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useField } from './use-field';

const events = { onKey: jest.fn(), onSubmit: jest.fn(), onLeave: jest.fn(), onFocus: jest.fn() };

const type = (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Input between the first rendering and the moment when the page listens. */
const Reader = ({ input, typed }: { input: HTMLInputElement; typed?: string }) => {
  const { text, write } = useField(input, events);
  useLayoutEffect(() => {
    if (typed) type(input, typed);
  }, [input, typed]);
  return <button onClick={() => write('хөнжил')}>{text || '–'}</button>;
};

const field = (value = '') => {
  document.body.innerHTML = '<form><input></form>';
  const input = document.querySelector('input')!;
  input.value = value;
  return input;
};

const text = () => screen.getByRole('button').textContent;

test('reads text from before hydration, from during hydration, and later text', () => {
  const input = field('гу');
  const { unmount } = render(<Reader input={input} />);
  expect(text()).toBe('гу');
  unmount();
  render(<Reader input={input} typed="гутал" />);
  expect(text()).toBe('гутал');
  act(() => type(input, ' гутал 42 '));
  expect(text()).toBe('гутал 42');
});

test('writes text to the field', () => {
  const input = field();
  render(<Reader input={input} />);
  act(() => screen.getByRole('button').click());
  expect([text(), input.value]).toEqual(['хөнжил', 'хөнжил']);
});
