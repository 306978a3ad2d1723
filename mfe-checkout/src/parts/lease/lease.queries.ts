import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type Lease } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** Polling interval of a pending payment in milliseconds. */
const lookEvery = 3000;

/** The lease of an order; polled while one of its payments is open. */
export const leaseQuery = (number: string) =>
  queryOptions<Lease>({
    queryKey: ['orders', number, 'lease'],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payments.some(({ invoice }) => invoice) ? lookEvery : false),
    queryFn: async ({ client, signal }) => {
      const { shop } = apiOf(client);
      const lease = await shop.get<Lease>(shopPaths.lease(number), { signal });
      const open = lease.payments.find(({ invoice }) => invoice !== null);
      return open ? shop.post<Lease>(shopPaths.leasePaymentCheck(number, open.id), {}, { signal }) : lease;
    },
  });

/** A command on a lease; each returns the updated lease. */
const onLease = <Request>(client: QueryClient, number: string, command: (request: Request) => Promise<Lease>) =>
  mutationOptions({
    mutationFn: command,
    onSuccess: (lease: Lease) => client.setQueryData(leaseQuery(number).queryKey, lease),
  });

export const changeMonths = (client: QueryClient, number: string) =>
  onLease(client, number, (months: number) => apiOf(client).shop.put<Lease>(shopPaths.lease(number), { months }));

export const payLease = (client: QueryClient, number: string) =>
  onLease(client, number, (payment_method_id: number) =>
    apiOf(client).shop.post<Lease>(shopPaths.leasePayments(number), { payment_method_id }),
  );

export const applyForLease = (client: QueryClient, number: string) =>
  onLease(client, number, (phone: string) =>
    apiOf(client).shop.post<Lease>(shopPaths.leaseApplication(number), phone ? { phone } : {}),
  );
