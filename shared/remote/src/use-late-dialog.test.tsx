import { fireEvent, render, screen } from '@testing-library/react';
import { useLateDialog } from './use-late-dialog';

const Filters = () => {
  const { isRequested, button, dialog } = useLateDialog();
  return (
    <>
      <button {...button}>filters</button>
      {isRequested && <button onClick={dialog.onClose}>{dialog.open ? 'open' : 'closed'}</button>}
    </>
  );
};

test('its button requests the dialog when pointed at, and opens it', () => {
  render(<Filters />);
  const button = screen.getByRole('button', { name: 'filters' });
  expect(screen.queryByText('closed')).toBeNull();
  fireEvent.pointerEnter(button);
  expect(screen.getByText('closed')).toBeVisible();
  fireEvent.click(button);
  fireEvent.click(screen.getByText('open'));
  expect(screen.getByText('closed')).toBeVisible();
});
