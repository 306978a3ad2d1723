import { listSavedProducts } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

export const savedQuery = (userId: number) => endpointQuery(['saved products', userId], listSavedProducts, {});
