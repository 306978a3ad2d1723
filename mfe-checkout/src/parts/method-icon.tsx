import type { ReactNode } from 'react';
import type { OrderPaymentMethod } from '@ortoo/contracts';
import { CalendarIcon, CreditCardIcon, LandmarkIcon, QrCodeIcon, SmartphoneIcon } from '@ortoo/ui';

const icons: Partial<Record<OrderPaymentMethod['kind'], ReactNode>> = {
  card: <CreditCardIcon />,
  bank_transfer: <LandmarkIcon />,
  in_app: <SmartphoneIcon />,
  instalment: <CalendarIcon />,
};

/** Icon of a payment method. */
export const methodIcon = (kind: OrderPaymentMethod['kind']): ReactNode => icons[kind] ?? <QrCodeIcon />;
