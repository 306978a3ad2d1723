import { type Input, type Session, until } from './session';

/** What a visitor sees: an element by its kind, and by its name or a part of it. */
interface Target {
  css: string;
  name?: string;
}

/** Runs in the page: the centre of the first such element in sight that can be clicked, scrolled into the window. */
const locate = ({ css, name = '' }: Target) => {
  const nameOf = (element: Element) =>
    [
      element.getAttribute('aria-label'),
      ...[...((element as HTMLInputElement).labels ?? [])].map(label => label.textContent),
      element.textContent,
    ].join(' ');
  const found = [...document.querySelectorAll(css)].find(
    element => element.checkVisibility() && nameOf(element).includes(name),
  );
  if (!found || found.matches(':disabled, [aria-disabled=true], [inert] *')) return undefined;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const seen = document.elementFromPoint(x, y);
  const around = [found, ...((found as HTMLInputElement).labels ?? [])];
  return seen && around.some(one => one.contains(seen) || seen.contains(one)) ? { x, y } : undefined;
};

/** Runs in the page: whether it shows this address, hydrated. */
const isShown = (address: string) => {
  const { hydrated, shown } = document.documentElement.dataset;
  const { pathname } = window.location;
  return (hydrated === 'true' && shown === pathname && new RegExp(address).test(pathname)) || undefined;
};

const nameOf = ({ css, name }: Target): string => (name === undefined ? css : `${css} "${name}"`);

/** Acts as a visitor does, with pointer and keys. */
export const visitorOf = (session: Session) => {
  const run = <Parameters extends readonly unknown[], Result>(
    work: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => session.evaluate(work.toString(), parameters) as Promise<Awaited<Result> | undefined>;

  /** Waits until it is in sight and at rest: at the same place twice. */
  const see = (target: Target) =>
    until(nameOf(target), async () => {
      const before = await run(locate, target);
      await new Promise(resolve => setTimeout(resolve, 50));
      const point = await run(locate, target);
      return point && before && point.x === before.x && point.y === before.y ? point : undefined;
    });
  const click = async (target: Target): Promise<void> => {
    const point = await see(target);
    const actions: Input['actions'] = [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await session.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  };
  const press = (keys: string): Promise<void> => {
    const actions = [...keys].flatMap(value => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    return session.perform([{ type: 'key', id: 'keyboard', actions }]);
  };
  const expectShown = (address: string) =>
    until(`the page ${address}`, () => run(isShown, address).catch(() => undefined));
  return {
    run,
    see,
    click,
    press,
    expectShown,
    async open(url: string) {
      await session.goTo(url);
      await expectShown('');
    },
    async type(target: Target, text: string) {
      await click(target);
      await press(text);
    },
  };
};

/** Enter, as WebDriver names it. */
export const enter = '\uE007';
