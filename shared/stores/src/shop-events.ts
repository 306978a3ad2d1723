import type { ShopEvent } from '@ortoo/contracts';

/** Maximum number of queued events; the shell subscribes soon, or never. */
const timeout = 20;

const waiting: ShopEvent[] = [];

let taker = (event: ShopEvent): void => {
  if (waiting.push(event) > timeout) waiting.shift();
};

/** Emits an event. Site and visitor consent decide whether it has a subscriber. */
export const emit = (...event: ShopEvent): void => taker(event);

/** Subscribes to events, including queued ones. */
export const takeEvents = (take: (event: ShopEvent) => void): void => {
  taker = take;
  waiting.splice(0).forEach(take);
};
