import type { ReactNode } from 'react';
import type { OrderPaymentMethod } from '@ortoo/contracts';
import { CalendarIcon, CreditCardIcon, PhoneIcon, QrCodeIcon, StoreIcon } from '@ortoo/ui';

const icons: Partial<Record<OrderPaymentMethod['kind'], ReactNode>> = {
  card: <CreditCardIcon />,
  bank_transfer: <StoreIcon />,
  in_app: <PhoneIcon />,
  instalment: <CalendarIcon />,
};

/** Icon of a payment method. */
export const methodIcon = (kind: OrderPaymentMethod['kind']): ReactNode => icons[kind] ?? <QrCodeIcon />;
