let count = 0;

/**
 * Makes an open dialog an entry of the history, with the address of its page: a move back leaves the entry and not the
 * page. The mark in its state lets navigation out of the dialog replace it. A dialog whose code has loaded late takes
 * over the entry that was made for it.
 * @returns leaves the entry, unless the address has changed in it
 */
export const enterDialog = (onBack: () => void): (() => void) => {
  const { href } = window.location;
  const dialog = (count += 1);
  let isLeft = false;
  const { state } = window.history;
  window.history[state?.dialog === 'late' ? 'replaceState' : 'pushState']({ ...state, dialog }, '');
  const onPop = () => {
    isLeft = true;
    onBack();
  };
  window.addEventListener('popstate', onPop, { once: true });
  return () => {
    // The click that closes a dialog may follow a link, and another listener may close it on the same move back.
    setTimeout(() => {
      window.removeEventListener('popstate', onPop);
      const isHere = (window.history.state?.dialog ?? dialog) === dialog && window.location.href === href;
      if (!isLeft && isHere) window.history.back();
    });
  };
};

/** Closes the open dialog by a move back, after which its page may change the address. */
export const leaveDialog = async (): Promise<void> => {
  if (window.history.state?.dialog === undefined) return;
  // After the router has followed the move.
  const left = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await left;
};
