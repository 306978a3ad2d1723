import { BrowserRouter, useLocation } from 'react-router-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useNavigate } from './use-navigate';

const Reviews = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/sign-in')}>{useLocation().pathname}</button>;
};

test.each([
  ['of a page adds an entry to the history', {}, 1],
  ['out of a dialog replaces its entry', { dialog: 1 }, 0],
])('navigation %s', (_, state, added) => {
  window.history.replaceState(state, '', '/boots');
  render(
    <BrowserRouter>
      <Reviews />
    </BrowserRouter>,
  );
  const { length } = window.history;
  fireEvent.click(screen.getByRole('button', { name: '/boots' }));
  expect(screen.getByRole('button', { name: '/sign-in' })).toBeVisible();
  expect(window.history.length - length).toBe(added);
});
