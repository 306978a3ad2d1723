import type { EndpointErrorCode } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import type { Viewer } from '../http/viewer';
import { shareOf } from './vendor-orders.tables';

/**
 * Staff of one vendor change only what is theirs alone: an order of other vendors does not exist to them, and one that
 * several vendors share is changed by the staff of the shop.
 * @param missing code when it does not exist to them
 */
export const requireShare = async (
  db: Db,
  { viewer: { vendorId } }: { viewer: Pick<Viewer, 'vendorId'> },
  orderId: number,
  missing: EndpointErrorCode,
): Promise<void> => {
  if (vendorId === null) return;
  const share = await shareOf(db, orderId, vendorId);
  if (share === 'none') throw new DomainError(missing);
  if (share === 'some') throw new DomainError('FORBIDDEN');
};
