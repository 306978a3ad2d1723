import type { ReactNode } from 'react';
import type { StaffShipmentStep } from '@ortoo/contracts';
import { PackageIcon, StoreIcon, TruckIcon } from '@ortoo/ui';

/** Icons of the steps of a parcel. */
export const stepIcons: Record<StaffShipmentStep, ReactNode> = {
  ready: <PackageIcon />,
  send: <TruckIcon />,
  deliver: <StoreIcon />,
};
