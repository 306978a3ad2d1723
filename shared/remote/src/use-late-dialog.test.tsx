import { MemoryRouter, useNavigate } from 'react-router-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLateDialog } from './use-late-dialog';

const Filters = () => {
  const { isRequested, button, dialog } = useLateDialog();
  const navigate = useNavigate();
  return (
    <>
      <button {...button}>filters</button>
      <button onClick={() => void navigate('/hotels')}>hotels</button>
      <button onClick={() => void navigate('?color=red')}>red</button>
      {isRequested && <button onClick={dialog.onClose}>{dialog.open ? 'open' : 'closed'}</button>}
    </>
  );
};

const show = () => {
  render(
    <MemoryRouter initialEntries={['/products']}>
      <Filters />
    </MemoryRouter>,
  );
  return (name: string) => screen.getByRole('button', { name });
};

test('its button requests the dialog when pointed at, and opens it', () => {
  const button = show();
  expect(screen.queryByText('closed')).toBeNull();
  fireEvent.pointerEnter(button('filters'));
  expect(button('closed')).toBeVisible();
  fireEvent.click(button('filters'));
  fireEvent.click(button('open'));
  expect(button('closed')).toBeVisible();
});

test.each([
  ['a move back', () => void fireEvent.popState(window)],
  ['a link to another page', (button: (name: string) => HTMLElement) => void fireEvent.click(button('hotels'))],
])('%s closes it, also while its code loads', (_, leave) => {
  const button = show();
  fireEvent.click(button('filters'));
  leave(button);
  expect(button('closed')).toBeVisible();
});

test('a choice in it that changes the query does not close it', () => {
  const button = show();
  fireEvent.click(button('filters'));
  fireEvent.click(button('red'));
  expect(button('open')).toBeVisible();
});
