import type { Order, PickupLocations } from '@ortoo/contracts';
import { shownPhone } from './address.rules';

/** Form values of the person who collects the goods. */
export interface ReceiverValues {
  receiverApart: boolean;
  receiverName: string;
  receiverPhone: string;
}

export const receiverStart = ({ receiver }: Pick<Order, 'receiver'>): ReceiverValues => ({
  receiverApart: Boolean(receiver),
  receiverName: receiver?.name ?? '',
  receiverPhone: shownPhone(receiver?.phone),
});

/** Converts to the API's form: null when the buyer collects the order. */
export const toReceiver = ({ receiverApart, receiverName, receiverPhone }: ReceiverValues) =>
  receiverApart ? { name: receiverName.trim(), phone: receiverPhone } : null;

const fields: Record<string, keyof ReceiverValues> = {
  name: 'receiverName',
  phone: 'receiverPhone',
  receiver_phone: 'receiverPhone',
};

/** The server's field errors, by the form's field names. */
export const receiverFaults = (faults: Readonly<Record<string, string>>) =>
  Object.entries(faults).flatMap(([name, message]) => {
    const field = fields[name];
    return field ? [{ field, message }] : [];
  });

type Place = Pick<PickupLocations['pickup_locations'][number], 'id' | 'available'>;

/** The requested place, unless an item is missing there: the buyer chooses, never the page. */
export const chosenPlace = (places: readonly Place[], requested: number | undefined): number | undefined =>
  places.find(({ id, available }) => available && id === requested)?.id;
