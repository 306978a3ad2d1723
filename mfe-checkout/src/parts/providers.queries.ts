import { listPaymentMethods } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** External payment methods. */
export const providersQuery = () => endpointQuery(['payment-methods'], listPaymentMethods);
