import { atom, onMount } from 'nanostores';

/** Whether the browser has a network. True on the server and until the first visitor of the store. */
export const $online = atom(true);

onMount($online, () => {
  if (typeof window === 'undefined') return undefined;
  const update = () => $online.set(navigator.onLine);
  update();
  for (const event of ['online', 'offline']) window.addEventListener(event, update);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, update);
  };
});
