import type { ProductKind } from './products/products.schema';

/** Hotels and trips are booked by days and people, everything else is bought by quantity. */
export const isBooked = (kind: ProductKind): boolean => kind === 'hotel' || kind === 'trip';
