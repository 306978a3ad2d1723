import type { Lease } from '@ortoo/contracts';
import {
  applyForLease,
  checkLeasePayment,
  chooseLease,
  createLeasePayment,
  getLease,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Polling interval of a pending payment in milliseconds. */
const lookEvery = 3000;

/** The lease of an order; polled while one of its payments is open. */
export const leaseQuery = (number: string) =>
  queryOptions<Lease>({
    queryKey: ['orders', number, 'lease'],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.payments.some(({ invoice }) => invoice) ? lookEvery : false),
    refetchOnWindowFocus: true,
    queryFn: async ({ client, signal }) => {
      const api = apiOf(client);
      const lease = await call(api, getLease, { params: { number }, signal });
      const open = lease.payments.find(({ invoice }) => invoice !== null);
      return open ? call(api, checkLeasePayment, { params: { number, id: open.id }, signal }) : lease;
    },
  });

/** A command on a lease; each returns the updated lease. */
const onLease = <Request>(client: QueryClient, number: string, command: (request: Request) => Promise<Lease>) =>
  mutationOptions({
    mutationFn: command,
    onSuccess: (lease: Lease) => client.setQueryData(leaseQuery(number).queryKey, lease),
  });

export const changeMonths = (client: QueryClient, number: string) =>
  onLease(client, number, (months: number) =>
    call(apiOf(client), chooseLease, { params: { number }, body: { months } }),
  );

export const payLease = (client: QueryClient, number: string) =>
  onLease(client, number, (payment_method_id: number) =>
    call(apiOf(client), createLeasePayment, { params: { number }, body: { payment_method_id } }),
  );

export const applyForLeaseMutation = (client: QueryClient, number: string) =>
  onLease(client, number, (phone: string) =>
    call(apiOf(client), applyForLease, { params: { number }, body: phone ? { phone } : {} }),
  );
