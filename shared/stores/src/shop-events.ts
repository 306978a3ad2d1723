import type { ShopEvent } from '@ortoo/contracts';

/** How many wait for somebody who takes them; the shell takes them soon, or never. */
const timeout = 20;

const waiting: ShopEvent[] = [];

let taker = (event: ShopEvent): void => {
  if (waiting.push(event) > timeout) waiting.shift();
};

/** Tells what has happened. Whether anybody listens is for the site and the visitor to say. */
export const emit = (...event: ShopEvent): void => taker(event);

/** Takes what happens from now on, and what waits. */
export const takeEvents = (take: (event: ShopEvent) => void): void => {
  taker = take;
  waiting.splice(0).forEach(take);
};
