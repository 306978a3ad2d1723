import type { ProductKind } from '@ortoo/contracts';

/** Hotels and trips are bought by days and people, everything else by pieces. */
export const isBooked = ({ kind }: { kind: ProductKind }): boolean => kind === 'hotel' || kind === 'trip';
