import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLateDialog } from './use-late-dialog';

const Filters = ({ onBack }: { onBack?: () => void }) => {
  const { isRequested, button, dialog } = useLateDialog(onBack);
  return (
    <>
      <button {...button}>filters</button>
      {isRequested && <p>{dialog.open ? 'open' : 'closed'}</p>}
    </>
  );
};

test('its button opens the dialog, and a move back closes it', () => {
  render(<Filters />);
  fireEvent.click(screen.getByRole('button', { name: 'filters' }));
  expect(screen.getByText('open')).toBeVisible();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('closed')).toBeVisible();
});

test('a move back is reported before the router follows it, and only while the dialog is open', () => {
  const order: string[] = [];
  const follow = () => order.push('router');
  window.addEventListener('popstate', follow);
  render(<Filters onBack={() => order.push('dialog')} />);
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  fireEvent.click(screen.getByRole('button', { name: 'filters' }));
  goBack();
  goBack();
  window.removeEventListener('popstate', follow);
  expect(order).toEqual(['dialog', 'router', 'router']);
});
