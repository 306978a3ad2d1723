import type { StaffVoucher } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<StaffVoucher['state'], StatusTone> = {
  active: 'good',
  held: 'waiting',
  used: 'plain',
  expired: 'bad',
};

/** Whether a voucher still pays. */
export const VoucherState = ({ state }: Pick<StaffVoucher, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`vouchers.states.${state}`)}</StatusPill>;
};
