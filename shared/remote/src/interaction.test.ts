import { onInteraction, untilDone } from './interaction';

const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

const sign = async (type: string) => {
  document.dispatchEvent(new Event(type, { bubbles: true }));
  await painted();
};

const failingOnce = () =>
  jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'click', 'change'])(
  'runs on the next %s, and once',
  async type => {
    const run = jest.fn();
    onInteraction(run);
    await sign('focusin');
    expect(run).not.toHaveBeenCalled();
    await sign(type);
    await sign(type);
    expect(run).toHaveBeenCalledTimes(1);
  },
);

test('sees an interaction that an element does not let through, and lets its change be painted first', async () => {
  const run = jest.fn();
  onInteraction(run);
  document.body.addEventListener('keydown', event => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(run).not.toHaveBeenCalled();
  await painted();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['click', 'keydown', 'change'])(
  'after a failure, runs again on the next %s, not while a pointer moves',
  async press => {
    const run = failingOnce();
    onInteraction(run);
    await sign('touchstart');
    await sign('pointermove');
    await sign('scroll');
    expect(run).toHaveBeenCalledTimes(1);
    await sign(press);
    await sign(press);
    expect(run).toHaveBeenCalledTimes(2);
  },
);

test('stopped, it neither runs nor starts again after a failure', async () => {
  const idle = jest.fn();
  onInteraction(idle)();
  const pressed = jest.fn();
  const stopPressed = onInteraction(pressed);
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  stopPressed();
  await painted();
  expect(pressed).not.toHaveBeenCalled();
  const failing = jest.fn(() => Promise.reject(new Error('offline')));
  const stop = onInteraction(failing);
  await sign('keydown');
  stop();
  await sign('keydown');
  expect(failing).toHaveBeenCalledTimes(1);
  expect(idle).not.toHaveBeenCalled();
});

test('what is due now runs now, after a failure on the next press', async () => {
  const run = failingOnce();
  untilDone(run);
  expect(run).toHaveBeenCalledTimes(1);
  await sign('mouseover');
  await sign('click');
  await sign('click');
  expect(run).toHaveBeenCalledTimes(2);
});
