import type { StaffOrder } from '@ortoo/contracts';

/** Lines that can come back: goods once they are delivered, anything else once it is paid. */
export const receivedLines = ({ lines, shipment }: Pick<StaffOrder, 'lines' | 'shipment'>): StaffOrder['lines'] =>
  lines.filter(({ kind }) => kind !== 'goods' || Boolean(shipment?.delivered_at));
