import { css } from '@emotion/react';
import type { Order } from '@ortoo/contracts';
import { bindNumbers, formatPhone } from '@ortoo/i18n';
import { useHref, useMessages } from '@ortoo/remote';
import { useAddressLine } from '@ortoo/remote/address-line';
import { StoreIcon, TextLink, TruckIcon } from '@ortoo/ui';

/** Where the order goes, on every step after its choice. */
export const Destination = ({ order }: { order: Order }) => {
  const t = useMessages();
  const href = useHref();
  const lineOf = useAddressLine();
  const { pickup_location: place, ship_address: address, receiver } = order;
  if (!order.shippable || (!place && !address)) return null;
  const person = place
    ? receiver
    : address && { name: `${address.firstname} ${address.lastname}`.trim(), phone: address.phone };
  return (
    <div css={style} role="group" aria-label={t(place ? 'pickup.place' : 'checkout.address')}>
      {place ? <StoreIcon /> : <TruckIcon />}
      <p>
        <strong>{place ? place.name : address && lineOf(address)}</strong>
        <span>
          {[place && bindNumbers(place.address), person && `${person.name} · ${formatPhone(person.phone)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <TextLink href={href('/checkout/address')}>{t('actions.change')}</TextLink>
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-1-5);
  align-items: center;
  padding: var(--space-1-5) var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  p {
    display: grid;
    min-width: 0;
  }
  span {
    color: var(--ink-soft);
  }
`;
