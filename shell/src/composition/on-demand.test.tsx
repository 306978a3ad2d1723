import { act, fireEvent, render, screen } from '@testing-library/react';
import { onDemand } from '@ortoo/remote';

const Part = ({ word }: { word: string }) => <p>{word}</p>;

test('a failed part is requested again on the next press, and not after it has loaded', async () => {
  const load = jest.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('offline'));
  const OnDemand = onDemand(load);
  const { container } = render(<OnDemand word="here" />);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void fireEvent.click(document.body));
  expect(screen.getByText('here')).toBeInTheDocument();
  await act(async () => void fireEvent.click(document.body));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that has been unmounted is not requested', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const OnDemand = onDemand(load);
  const { unmount } = render(<OnDemand />);
  await act(async () => undefined);
  unmount();
  await act(async () => void fireEvent.click(document.body));
  expect(load).toHaveBeenCalledTimes(1);
});
