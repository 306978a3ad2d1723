import type { Endpoint, Lease } from '@ortoo/contracts';
import {
  applyForLease,
  checkLeasePayment,
  chooseLease,
  createLeasePayment,
  getLease,
} from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

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

/** The mutation of an endpoint that returns the updated lease. @param bodyOf body of a value */
const leaseCommand =
  <Value, Body>(
    endpoint: Endpoint<{ params: { number: string }; body: Body }, Lease>,
    bodyOf: (value: Value) => Body,
  ) =>
  (number: string) =>
    mutationOptions({
      mutationFn: (value: Value, { client }) =>
        call(apiOf(client), endpoint, { params: { number }, body: bodyOf(value) }),
      onSuccess: (lease, _value, _before, { client }) => client.setQueryData(leaseQuery(number).queryKey, lease),
    });

export const changeMonths = leaseCommand(chooseLease, (months: number) => ({ months }));

export const payLease = leaseCommand(createLeasePayment, (payment_method_id: number) => ({ payment_method_id }));

export const applyForLeaseMutation = leaseCommand(applyForLease, (phone: string) => (phone ? { phone } : {}));
