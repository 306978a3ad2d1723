import { getCouponKey, listGateCounts, listScanEvents } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

const scansKey = ['back-office', 'scans'] as const;

// Also without a network: the worker of this page answers with what it has stored.
const offline = { networkMode: 'always', retry: false } as const;

/** What a gate can be open for. */
export const scanEventsQuery = endpointQuery([...scansKey, 'events'], listScanEvents, {}, offline);

/** The key that checks a code without a network. */
export const couponKeyQuery = endpointQuery(
  [...scansKey, 'key'],
  getCouponKey,
  {},
  { ...offline, staleTime: Infinity },
);

/** Scans per gate: for an event, else of today. */
export const gateCountsQuery = (event: number | null) =>
  endpointQuery(
    [...scansKey, 'gates', event],
    listGateCounts,
    { query: event === null ? {} : { event } },
    {
      ...offline,
      refetchInterval: 30_000,
    },
  );
