import { MemoryRouter, useNavigate } from 'react-router-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

describe('while its code loads', () => {
  const moved = (move?: () => void) =>
    act(async () => {
      const arrival = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
      move?.();
      await arrival;
    });
  beforeEach(() => window.history.replaceState({ key: 'page' }, ''));

  test('a move back stays on the page', async () => {
    const button = show();
    fireEvent.click(button('filters'));
    expect(window.history.state).toEqual({ key: 'page', dialog: 'late' });
    await moved(() => window.history.back());
    expect(button('closed')).toBeVisible();
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('closing it leaves its entry', async () => {
    const button = show();
    fireEvent.click(button('filters'));
    fireEvent.click(button('open'));
    await moved();
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('it keeps out of the history that has gone on', async () => {
    const button = show();
    fireEvent.click(button('filters'));
    window.history.replaceState({ key: 'hotels' }, '');
    fireEvent.click(button('hotels'));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(window.history.state).toEqual({ key: 'hotels' });
  });
});

test('a choice in it that changes the query does not close it', () => {
  const button = show();
  fireEvent.click(button('filters'));
  fireEvent.click(button('red'));
  expect(button('open')).toBeVisible();
});
