import { listCoupons } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The user's own coupons and e-tickets, newest first. */
export const myCouponsQuery = () => endpointQuery(['coupons', 'mine'], listCoupons, { query: { per_page: 100 } });
