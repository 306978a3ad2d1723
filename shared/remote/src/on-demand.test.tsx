import { act, render, screen } from '@testing-library/react';
import { onDemand } from './on-demand';

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const later = () => act(async () => undefined);

test('the part comes with its first use, its code once for all', async () => {
  const load = jest.fn(async () => Part);
  const Demanded = onDemand(load);
  const { unmount } = render(<Demanded words="a" />);
  expect(screen.queryByText('a')).toBeNull();
  await later();
  expect(screen.queryByText('a')).not.toBeNull();
  unmount();
  render(<Demanded words="b" />);
  expect(screen.queryByText('b')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that did not come is asked for again with the next press, and no longer once it is there', async () => {
  const load = jest.fn<Promise<typeof Part>, []>(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const Demanded = onDemand(load);
  render(<Demanded words="a" />);
  await later();
  expect(screen.queryByText('a')).toBeNull();
  document.body.click();
  await later();
  expect(screen.queryByText('a')).not.toBeNull();
  document.body.click();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that nobody wants any more does not show', async () => {
  const Demanded = onDemand(async () => Part);
  render(<Demanded words="a" />).unmount();
  await later();
  expect(screen.queryByText('a')).toBeNull();
});
