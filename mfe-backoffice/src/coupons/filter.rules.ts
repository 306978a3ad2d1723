import type { StaffCoupon } from '@ortoo/contracts';
import type { CouponFilter } from './coupons.queries';

/** States in the order of the buttons. */
export const states = ['active', 'used', 'expired', 'cancelled'] as const satisfies readonly StaffCoupon['state'][];

const lastPage = 10_000;

/** Reads the list's filter from the address; invalid values count as absent. */
export const filterFrom = (search: URLSearchParams): CouponFilter => {
  const page = Number(search.get('page'));
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    state: states.find(state => state === search.get('state')) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
  };
};

/** Writes it to the address, without defaults. */
export const searchOf = ({ q, state, page }: CouponFilter): URLSearchParams => {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (state) search.set('state', state);
  if (page > 1) search.set('page', String(page));
  return search;
};
