import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { latePart } from './late-part';

const submitted = jest.fn();

const Counter = ({ step }: { step: number }) => {
  const [count, setCount] = useState(0);
  return (
    <form onSubmit={submitted}>
      <button type="button" onClick={() => setCount(count + step)}>
        {`count ${count}`}
      </button>
      <button type="submit">send</button>
    </form>
  );
};

const opened = async () => {
  const server = latePart(() => Promise.resolve({ Counter }));
  await server.load();
  const place = document.createElement('div');
  document.body.append(place);
  const OnServer = server.part('Counter');
  place.innerHTML = renderToString(<OnServer step={2} />);
  let come: () => void = () => undefined;
  const fetched = jest.fn(
    () => new Promise<{ Counter: typeof Counter }>(resolve => (come = () => resolve({ Counter }))),
  );
  const client = latePart(fetched);
  const Late = client.part('Counter');
  await act(async () => hydrateRoot(place, <Late step={2} />));
  return { come: () => act(async () => come()), fetched };
};

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
};

afterEach(() => document.body.replaceChildren());

it('replays a click on a button after its code has loaded', async () => {
  const { come } = await opened();
  press('count 0');
  expect(screen.getByRole('button', { name: 'count 0' })).toBeVisible();
  await come();
  expect(await screen.findByRole('button', { name: 'count 2' })).toBeVisible();
  press('count 2');
  expect(screen.getByRole('button', { name: 'count 4' })).toBeVisible();
});

it('submits a form by its code, not natively', async () => {
  submitted.mockImplementation((event: Event) => event.preventDefault());
  const { come } = await opened();
  const old = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', old);
  press('send');
  expect(old).not.toHaveBeenCalled();
  await come();
  expect(submitted).toHaveBeenCalledTimes(1);
  window.removeEventListener('submit', old);
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'change'])(
  'loads on the first %s, and once',
  async sign => {
    const { fetched } = await opened();
    expect(fetched).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) fireEvent(document.body, new Event(sign, { bubbles: true }));
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);
