import type { Address, Order, PickupLocation } from '@ortoo/contracts';
import { bindNumbers, formatPhone } from '@ortoo/i18n';
import { useMessages } from '@ortoo/remote';
import { useAddressLine } from '@ortoo/remote/address-line';
import { DefinitionList, Section } from '@ortoo/ui';

/** The recipient, or the payer when different. */
const Person = ({ title, role, address }: { title: string; role: string; address: Address }) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  return (
    <Section title={title}>
      <DefinitionList
        items={[
          { term: role, value: `${address.firstname} ${address.lastname}`.trim() },
          { term: t('fields.phone'), value: formatPhone(address.phone) },
          { term: t('fields.address'), value: lineOf(address) },
        ]}
      />
    </Section>
  );
};

const Pickup = ({ place, receiver }: { place: PickupLocation; receiver: Order['receiver'] }) => {
  const t = useMessages();
  return (
    <Section title={t('order.pickupPlace')}>
      <DefinitionList
        items={[
          { term: place.name, value: `${bindNumbers(place.address)} · ${place.directions}` },
          { term: t('fields.phone'), value: formatPhone(place.phone) },
          { term: t('order.pickupReceiver'), value: receiver && `${receiver.name} · ${formatPhone(receiver.phone)}` },
        ]}
      />
    </Section>
  );
};

/** Who receives the order, where, and who pays for it. */
export const OrderPeople = ({ order }: { order: Order }) => {
  const t = useMessages();
  const { ship_address, bill_address, pickup_location, receiver, shippable } = order;
  if (!shippable) return null;
  return (
    <>
      {ship_address && <Person title={t('order.address')} role={t('order.receiver')} address={ship_address} />}
      {pickup_location && <Pickup place={pickup_location} receiver={receiver} />}
      {bill_address && <Person title={t('order.payer')} role={t('order.payerName')} address={bill_address} />}
    </>
  );
};
