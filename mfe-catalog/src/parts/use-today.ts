import { useSyncExternalStore } from 'react';
import { shopTimeZone } from '@ortoo/i18n';

const never = () => () => undefined;
const todayInShop = (): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format();

/** The shop's current date in the format of date inputs; undefined on the server, whose pages have no clock. */
export const useToday = (): string | undefined => useSyncExternalStore(never, todayInShop, () => undefined);
