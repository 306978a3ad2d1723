import { atom, type WritableAtom } from 'nanostores';

/** Whether the Shop API's database is down, for one visit. */
export const createOutageStore = (isOutage: boolean): WritableAtom<boolean> => atom(isOutage);
