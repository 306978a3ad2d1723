import { listBrands } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Brands by their codes. */
export const brandsQuery = () => endpointQuery(['brands', 'names'], listBrands, {}, { staleTime: Infinity });
