import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyPart } from './lazy-part';

const Part = ({ word }: { word: string }) => <p>{word}</p>;
const Room = ({ word }: { word: string }) => <p>{`room for ${word}`}</p>;

const Choice = ({ name }: { name: string }) => {
  const [isOn, setOn] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      {`${name} ${isOn ? 'on' : 'off'}`}
    </label>
  );
};

const failingOnce = <Props extends object>(part: FunctionComponent<Props>) =>
  jest.fn<Promise<FunctionComponent<Props>>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(part);

const settled = () => act(async () => undefined);
const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
const interact = (event: (target: Element) => unknown) =>
  act(async () => {
    event(document.body);
    await painted();
  });
const press = () => interact(target => fireEvent.click(target));

afterEach(() => document.body.replaceChildren());

describe('on use', () => {
  test('a failed part is requested again on the next press, and not after it has loaded', async () => {
    const load = failingOnce(Part);
    const Late = lazyPart(load, { when: 'use' });
    const { container } = render(<Late word="here" />);
    await settled();
    expect(container).toBeEmptyDOMElement();
    expect(load).toHaveBeenCalledTimes(1);
    await press();
    expect(screen.getByText('here')).toBeInTheDocument();
    await press();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a part that has been unmounted is not requested', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    const Late = lazyPart(load, { when: 'use' });
    const { unmount } = render(<Late />);
    await settled();
    unmount();
    await press();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('code that was loaded ahead is rendered at once', async () => {
    const load = jest.fn(async () => Part);
    const Late = lazyPart(load, { when: 'use' });
    await Late.load();
    render(<Late word="here" />);
    expect(screen.getByText('here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the server leaves it out, and the browser adds it without an error', async () => {
    const Late = lazyPart(async () => Part, { when: 'use' });
    await Late.load();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Late word="here" />);
    expect(place).toBeEmptyDOMElement();
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(place, <Late word="here" />, { onRecoverableError }));
    expect(place).toHaveTextContent('here');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

describe('when visible', () => {
  const near: (() => void)[] = [];
  const margins: (string | undefined)[] = [];
  const real = globalThis.IntersectionObserver;

  beforeEach(() => {
    near.length = 0;
    margins.length = 0;
    globalThis.IntersectionObserver = class extends real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(options?.rootMargin);
        near.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
      }
      override observe() {}
    };
  });
  afterEach(() => void (globalThis.IntersectionObserver = real));

  const scrollNear = () => act(async () => near.at(-1)?.());

  test('the server and the browser reserve its space until it is near', async () => {
    const load = jest.fn(async () => Part);
    const Late = lazyPart(load, { when: 'visible', Fallback: Room });
    expect(renderToString(<Late word="shoes" />)).toContain('room for shoes');
    render(<Late word="shoes" />);
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(margins).toEqual(['0px']);
    await interact(() => fireEvent.scroll(window));
    expect(margins).toEqual(['0px', '600px']);
    await scrollNear();
    expect(screen.getByText('shoes')).toBeInTheDocument();
    expect(screen.queryByText('room for shoes')).not.toBeInTheDocument();
  });

  test('its space stays reserved after a failure, and the next press loads it', async () => {
    const load = failingOnce(Part);
    const Late = lazyPart(load, { when: 'visible', Fallback: Room });
    render(<Late word="shoes" />);
    await scrollNear();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('room for shoes')).toBeInTheDocument();
    await press();
    expect(screen.getByText('shoes')).toBeInTheDocument();
  });
});

describe('on the first interaction', () => {
  const hydrated = async (load: () => Promise<FunctionComponent<{ name: string }>>) => {
    const pageWith = (Late: FunctionComponent<{ name: string }>) =>
      function Page() {
        const [count, setCount] = useState(0);
        return (
          <>
            <button onClick={() => setCount(count + 1)}>{`page ${count}`}</button>
            <Late name="gift" />
          </>
        );
      };
    const ServerPart = lazyPart(async () => Choice, { when: 'interaction' });
    await ServerPart.load();
    const ServerPage = pageWith(ServerPart);
    const Page = pageWith(lazyPart(load, { when: 'interaction' }));
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<ServerPage />);
    const box = screen.getByRole('checkbox');
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(place, <Page />, { onRecoverableError }));
    return { box, onRecoverableError };
  };

  test("the server's HTML stays with its focus, also when the page renders, until the code takes it over", async () => {
    let arrive: () => void = () => undefined;
    const load = jest.fn(() => new Promise<typeof Choice>(resolve => (arrive = () => resolve(Choice))));
    const { box, onRecoverableError } = await hydrated(load);
    expect(load).not.toHaveBeenCalled();
    act(() => box.focus());
    await interact(target => fireEvent.pointerMove(target));
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText('page 0'));
    expect(screen.getByText('page 1')).toBeInTheDocument();
    await act(async () => arrive());
    expect(screen.getByRole('checkbox')).toBe(box);
    expect(box).toHaveFocus();
    expect(onRecoverableError).not.toHaveBeenCalled();
    fireEvent.click(box);
    expect(screen.getByText('gift on')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('after a failure the HTML stays, and the next press loads the code', async () => {
    const load = failingOnce(Choice);
    const { box } = await hydrated(load);
    await interact(target => fireEvent.pointerMove(target));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox')).toBe(box);
    await press();
    expect(screen.getByRole('checkbox')).toBe(box);
    fireEvent.click(box);
    expect(screen.getByText('gift on')).toBeInTheDocument();
  });

  test('a page that loads it ahead renders it at once', async () => {
    const Late = lazyPart(async () => Choice, { when: 'interaction' });
    await Late.load();
    render(<Late name="gift" />);
    expect(screen.getByText('gift off')).toBeInTheDocument();
  });
});
