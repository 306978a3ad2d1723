import { checkPayment } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** Polling interval of the payment in milliseconds. */
const checkEvery = 3000;

/** Polls the server, which queries the bank, until the order is complete or open again. */
export const paymentCheckQuery = (number: string, id: number) =>
  endpointQuery(
    ['orders', number, 'payment', id],
    checkPayment,
    { params: { number, id } },
    {
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'confirm' ? false : checkEvery),
      refetchOnWindowFocus: true,
    },
  );
