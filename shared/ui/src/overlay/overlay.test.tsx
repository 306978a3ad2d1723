import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { FullView } from './full-view';
import { leaveDialog } from './history-entry';
import { Sheet } from './sheet';

const kinds = [
  ['Dialog', Dialog],
  ['Sheet', Sheet],
  ['Drawer', Drawer],
] as const;

describe('the history', () => {
  const moved = () => new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
  const opened = () => {
    const onClose = jest.fn();
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={onClose} title="Sizes" closeLabel="Close">
        38–44
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    return { onClose, close: () => rerender(dialog(false)) };
  };
  const order: string[] = [];
  const follow = () => order.push('router');
  beforeEach(() => {
    order.length = 0;
    window.history.replaceState({ key: 'page' }, '');
    window.addEventListener('popstate', follow);
  });
  afterEach(() => window.removeEventListener('popstate', follow));

  test('a move back closes a dialog, and stays on the page', async () => {
    const { onClose, close } = opened();
    expect(window.history.state).toEqual({ key: 'page', dialog: expect.any(Number) });
    const move = moved();
    window.history.back();
    await move;
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ key: 'page' });
    close();
    window.history.pushState({ key: 'next' }, '');
    await new Promise(resolve => setTimeout(resolve));
    expect(window.history.state).toEqual({ key: 'next' });
  });

  test('a dialog that another listener closes on a move back stays on the page, too', async () => {
    window.history.replaceState({ key: 'before' }, '');
    window.history.pushState({ key: 'page' }, '');
    let close = () => undefined as void;
    const closeFirst = () => close();
    window.addEventListener('popstate', closeFirst);
    ({ close } = opened());
    const move = moved();
    window.history.back();
    await move;
    window.removeEventListener('popstate', closeFirst);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('a dialog takes over the entry that was made while its code loaded', async () => {
    window.history.pushState({ key: 'page', dialog: 'late' }, '');
    const { length } = window.history;
    const { close } = opened();
    expect(window.history).toHaveLength(length);
    expect(window.history.state).toEqual({ key: 'page', dialog: expect.any(Number) });
    close();
    await moved();
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('a dialog that is closed leaves its entry', async () => {
    const { close } = opened();
    close();
    await moved();
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('a dialog that has changed the address leaves its entry to it', async () => {
    const { close } = opened();
    window.history.replaceState({ key: 'choice' }, '', '?size=42');
    close();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(window.history.state).toEqual({ key: 'choice' });
  });

  test('a page that leaves its dialog may change the address once the router has followed', async () => {
    const { onClose } = opened();
    await leaveDialog();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(order).toEqual(['router']);
    expect(window.history.state).toEqual({ key: 'page' });
  });

  test('a dialog whose entry is gone is left at once', async () => {
    opened();
    window.history.replaceState({ key: 'choice' }, '', '?size=42');
    await leaveDialog();
    expect(window.history.state).toEqual({ key: 'choice' });
  });
});

describe.each(kinds)('%s', (_name, Kind) => {
  function Sample() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Kind
          open={open}
          onClose={() => setOpen(false)}
          title="Filters"
          closeLabel="Close"
          actions={<button>Show</button>}
        >
          <input aria-label="Price" />
        </Kind>
      </>
    );
  }
  const opened = () => {
    render(<Sample />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    return { opener, dialog: screen.getByRole('dialog', { name: 'Filters' }) };
  };

  test('is not in the page until it is opened', () => {
    render(<Sample />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
  });

  test('its close button restores the focus', () => {
    const { opener } = opened();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('Escape closes it', () => {
    const { dialog, opener } = opened();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  test('a click on the backdrop closes it, one on its content does not', () => {
    const { dialog } = opened();
    fireEvent.click(screen.getByLabelText('Price'));
    expect(dialog).toHaveAttribute('open');
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a dialog removed from the page while open restores the focus', () => {
  function Sample() {
    const [there, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          Open
        </button>
        {there && (
          <Dialog open onClose={() => setThere(false)} title="Sizes" closeLabel="Close">
            38–44
          </Dialog>
        )}
      </>
    );
  }
  render(<Sample />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

it('FullView shows one item by its title and closes on Escape and by its button', () => {
  const onClose = jest.fn();
  render(
    <FullView open onClose={onClose} title="Ticket" closeLabel="Close">
      <p>ABCD</p>
    </FullView>,
  );
  const view = screen.getByRole('dialog', { name: 'Ticket' });
  expect(view).toHaveTextContent('ABCD');
  fireEvent(view, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
