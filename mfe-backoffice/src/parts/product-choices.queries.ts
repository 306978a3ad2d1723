import { getProductChoices } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { staffProductsKey } from './product-keys';

/** What a product can be given. */
export const productChoicesQuery = () =>
  endpointQuery([...staffProductsKey, 'choices'], getProductChoices, {}, { staleTime: 60_000 });
