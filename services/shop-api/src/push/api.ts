import type { Shop } from '../shop';
import { deleteForsaken } from './push-devices.tables';

/** Public interface of the push module. */
export { duePush, type Push, type SdkPush, type WebPush } from './due-push';
export { deleteDevice } from './push-devices.tables';
export { usualQuietHours } from './quiet.rules';

/** How long a device that belongs to nobody stays, in milliseconds. */
const forsakenAfter = 180 * 24 * 3_600_000;

export const dropForsakenDevices = ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> =>
  deleteForsaken(db, new Date(clock().getTime() - forsakenAfter));
