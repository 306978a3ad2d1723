import { listVouchers } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The user's vouchers, newest first; very few users have a hundred. */
export const vouchersQuery = () => endpointQuery(['vouchers'], listVouchers, { query: { per_page: 100 } });
