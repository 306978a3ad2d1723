import type { Order, PickupLocations } from '@ortoo/contracts';

/** Who fetches the goods, as the form has it. */
export interface ReceiverValues {
  receiverApart: boolean;
  receiverName: string;
  receiverPhone: string;
}

export const receiverStart = ({ receiver }: Pick<Order, 'receiver'>): ReceiverValues => ({
  receiverApart: Boolean(receiver),
  receiverName: receiver?.name ?? '',
  receiverPhone: receiver?.phone ?? '',
});

/** As the server takes it: null where the buyer comes himself. */
export const toReceiver = ({ receiverApart, receiverName, receiverPhone }: ReceiverValues) =>
  receiverApart ? { name: receiverName.trim(), phone: receiverPhone } : null;

const fields: Record<string, keyof ReceiverValues> = {
  name: 'receiverName',
  phone: 'receiverPhone',
  receiver_phone: 'receiverPhone',
};

/** What the server has against a field, by our name of it. */
export const receiverFaults = (faults: Readonly<Record<string, string>>) =>
  Object.entries(faults).flatMap(([name, message]) => {
    const field = fields[name];
    return field ? [{ field, message }] : [];
  });

type Place = Pick<PickupLocations['pickup_locations'][number], 'id' | 'available'>;

/** The place that is wanted, unless something is missing there; else the first that has everything. */
export const placeToFetch = (places: readonly Place[], requested: number | undefined): number | undefined =>
  (places.find(({ id, available }) => available && id === requested) ?? places.find(({ available }) => available))?.id;
