import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { recordFirstTouches } from './first-touches';
import { onInteraction } from './interaction';
import { lazyPart } from './lazy-part';

const sizes = ['41', '42'];

const Shop = ({ buy }: { buy: (what: unknown) => void }) => {
  const [name, setName] = useState('');
  const [size, setSize] = useState<string>();
  const [place, setPlace] = useState('11');
  const [gift, setGift] = useState(true);
  return (
    <main>
      <form
        onSubmit={event => {
          event.preventDefault();
          buy({ name, size, place, gift });
        }}
      >
        <input aria-label="name" value={name} onChange={event => setName(event.target.value)} />
        {sizes.map(one => (
          <input
            key={one}
            type="radio"
            name="size"
            aria-label={one}
            checked={size === one}
            onChange={() => setSize(one)}
          />
        ))}
        <select aria-label="place" value={place} onChange={event => setPlace(event.target.value)}>
          <option>11</option>
          <option>21</option>
        </select>
        <input type="checkbox" aria-label="gift" checked={gift} onChange={event => setGift(event.target.checked)} />
        <button>buy</button>
      </form>
      <form action="/search" onSubmit={event => event.preventDefault()}>
        <button>search</button>
      </form>
    </main>
  );
};

const cancel = jest.fn();
// Nothing is animated here.
Element.prototype.animate = jest.fn(() => ({ cancel }) as Partial<Animation> as Animation);
recordFirstTouches();

test('presses, selections and typing before hydration are replayed in order and once', async () => {
  const buy = jest.fn();
  document.body.innerHTML = `<div id="root">${renderToString(<Shop buy={buy} />)}</div>`;
  fireEvent.input(screen.getByLabelText('name'), { target: { value: 'Болд' } });
  fireEvent.click(screen.getByLabelText('42'));
  fireEvent.change(screen.getByLabelText('place'), { target: { value: '21' } });
  fireEvent.click(screen.getByLabelText('gift'));
  const button = screen.getByText('buy');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.animate).toHaveBeenCalledTimes(1);
  expect(cancel).not.toHaveBeenCalled();

  const onSign = jest.fn();
  onInteraction(onSign);
  await act(async () => hydrateRoot(document.getElementById('root')!, <Shop buy={buy} />));
  await waitFor(() => expect(buy).toHaveBeenCalled());
  expect(buy.mock.calls).toEqual([[{ name: 'Болд', size: '42', place: '21', gift: false }]]);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(onSign).toHaveBeenCalled();

  fireEvent.click(button);
  expect(buy).toHaveBeenCalledTimes(2);
});

test('the browser submits a form with an action', () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Shop buy={jest.fn()} />)}</div>`;
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  fireEvent.click(screen.getByText('search'));
  expect(sent).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('buy'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a press while the page hydrates reaches React once, as a replay', async () => {
  const buy = jest.fn();
  document.body.innerHTML = `<div id="root">${renderToString(<Shop buy={buy} />)}</div>`;
  const button = screen.getByText('buy');
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, <Shop buy={buy} />);
    fireEvent.click(button);
  });
  expect(onClick).not.toHaveBeenCalled();
  await waitFor(() => expect(buy).toHaveBeenCalled());
  expect(onClick).toHaveBeenCalledTimes(1);
});

const Panel = () => {
  const [count, setCount] = useState(0);
  const [isBooked, setBooked] = useState(false);
  return (
    <>
      <form method="get">
        <button type="button" onClick={() => setCount(count + 1)}>{`more ${count}`}</button>
      </form>
      <form
        onSubmit={event => {
          event.preventDefault();
          setBooked(true);
        }}
      >
        <button>{isBooked ? 'booked' : 'book'}</button>
      </form>
    </>
  );
};

test('buttons of a part whose code has not loaded are pressed once it has, without a native submit', async () => {
  const OnServer = lazyPart(async () => Panel, { when: 'interaction' });
  await OnServer.load();
  document.body.innerHTML = `<div id="root">${renderToString(<OnServer />)}</div>`;
  let arrive: () => void = () => undefined;
  const load = jest.fn(() => new Promise<typeof Panel>(resolve => (arrive = () => resolve(Panel))));
  const Late = lazyPart(load, { when: 'interaction' });
  await act(async () => hydrateRoot(document.getElementById('root')!, <Late />));
  const onNativeSubmit = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('submit', onNativeSubmit);
  fireEvent.click(screen.getByText('more 0'));
  fireEvent.click(screen.getByText('book'));
  expect(onNativeSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('more 0')).toBeInTheDocument();
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => arrive());
  expect(await screen.findByText('more 1')).toBeInTheDocument();
  expect(await screen.findByText('booked')).toBeInTheDocument();
  window.removeEventListener('submit', onNativeSubmit);
});

test('a press before hydration on a part whose code has not loaded counts as the interaction that loads it', async () => {
  const OnServer = lazyPart(async () => Panel, { when: 'interaction' });
  await OnServer.load();
  document.body.innerHTML = `<div id="root">${renderToString(<OnServer />)}</div>`;
  fireEvent.click(screen.getByText('book'));
  const Late = lazyPart(async () => Panel, { when: 'interaction' });
  await act(async () => hydrateRoot(document.getElementById('root')!, <Late />));
  expect(await screen.findByText('booked')).toBeInTheDocument();
});
