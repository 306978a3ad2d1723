import { openTextsOnSign } from './texts-on-sign';

const sign = async (name: string) => {
  document.dispatchEvent(new Event(name));
  await Promise.resolve();
};

test('the texts load on the first interaction, once', async () => {
  const open = jest.fn(() => Promise.resolve());
  openTextsOnSign(open);
  expect(open).not.toHaveBeenCalled();
  await sign('pointerover');
  await sign('keydown');
  expect(open).toHaveBeenCalledTimes(1);
});

test('texts that failed to load are requested again on the next interaction', async () => {
  const open = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  openTextsOnSign(open);
  await sign('touchstart');
  await sign('touchstart');
  await sign('touchstart');
  expect(open).toHaveBeenCalledTimes(2);
});

test('after a stop, a failure does not restart it', async () => {
  const open = jest.fn(() => Promise.reject(new Error('offline')));
  const stop = openTextsOnSign(open);
  const failing = sign('wheel');
  stop();
  await failing;
  await sign('wheel');
  expect(open).toHaveBeenCalledTimes(1);
});
