import { recorder } from './recorder';

interface Listening {
  addEventListener(type: string, listener: (() => void) | null, options?: object): void;
}

const notesOf = (act: (environment: Listening) => void): string[] => {
  const notes: string[] = [];
  act(recorder('window', (kind, what) => void notes.push(`${kind} ${what}`)) as Listening);
  return notes;
};

it('records a listener', () =>
  expect(notesOf(environment => environment.addEventListener('resize', () => undefined))).toEqual([
    'listener window.addEventListener',
  ]));

it('records no listener that is none: a library asks so for the options that the browser knows', () =>
  expect(notesOf(environment => environment.addEventListener('test', null, { passive: true }))).toEqual([]));
