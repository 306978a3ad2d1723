import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorPanel } from './error-panel';
import { InlineNotice } from './inline-notice';
import { ListSkeleton } from './list-skeleton';
import { Toast, type ToastTone } from './toast';
import { ToastRegion } from './toast-region';

test.each([
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as [ToastTone, string][])('a toast of %s is a %s and can be dismissed', (tone, role) => {
  const onClose = jest.fn();
  render(
    <ToastRegion label="Notifications">
      <Toast tone={tone} closeLabel="Close" onClose={onClose}>
        Added
      </Toast>
    </ToastRegion>,
  );
  expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(screen.getByRole(role));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test('a failed part offers to try again', () => {
  const onRetry = jest.fn();
  render(<ErrorPanel title="This part did not load" retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('a notice is announced only when required', () => {
  const { rerender } = render(<InlineNotice tone="bad">Expired</InlineNotice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(
    <InlineNotice tone="bad" announce>
      Expired
    </InlineNotice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Expired');
});

test('a skeleton announces loading once and hides its blocks', () => {
  render(<ListSkeleton label="Loading" count={3} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
