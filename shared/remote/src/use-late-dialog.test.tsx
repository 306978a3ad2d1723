import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLateDialog } from './use-late-dialog';

const Filters = () => {
  const { isRequested, button, dialog } = useLateDialog();
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
