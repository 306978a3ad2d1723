import type { StaffCoupon } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<StaffCoupon['state'], StatusTone> = {
  active: 'good',
  used: 'waiting',
  expired: 'bad',
  cancelled: 'plain',
};

/** The state of a coupon as word and colour. */
export const CouponState = ({ state }: Pick<StaffCoupon, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`coupons.states.${state}`)}</StatusPill>;
};
