import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { RequestCounts } from './request-counts';

/** Requests a minute: of one visitor, which may be a whole office behind one address, and of all. */
const perMinute = {
  /** Any call of the Shop API. */
  api: { visitor: 3_000, all: 60_000 },
  /** Searches through the gateway of the pages. */
  search: { visitor: 600, all: 20_000 },
  /** Uncached documents. */
  renders: { visitor: 240, all: 6_000 },
  /** Codes and links by SMS or email. */
  codes: { visitor: 20, all: 1_200 },
  /** Carts opened without an account. */
  carts: { visitor: 60, all: 3_000 },
};

export type LimitName = keyof typeof perMinute;

type Sender = Pick<FastifyRequest, 'ip'>;

/** Undefined when the request may pass, else the seconds until a retry. */
export type CheckLimit = (name: LimitName, request: Sender) => number | undefined;

const minute = 60_000;

const nameOf = ({ ip }: { ip: string | undefined }): string => (ip ? normalizeIP(ip) : '');

/** Several limits ask of each request, and the addresses of its proxies are read each time. */
const names = new WeakMap<Sender, string>();

/** The sender's IPv4 address or IPv6 network of 64 bits; empty when the connection has ended already. */
export const visitorOf = (request: Sender): string => {
  const name = names.get(request) ?? nameOf(request);
  names.set(request, name);
  return name;
};

/**
 * Limits per visitor and for all visitors together.
 * @param factor multiplies every limit; 0 lifts them
 */
export const createRequestLimits =
  (counts: Pick<RequestCounts, 'add'>, factor = 1): CheckLimit =>
  (name, request) => {
    if (factor === 0) return undefined;
    const limit = perMinute[name];
    const own = counts.add(`${name} ${visitorOf(request)}`, minute);
    if (own.current > limit.visitor * factor) return Math.ceil(own.ttl / 1000);
    // Rejected requests of one visitor do not count for the others.
    const all = counts.add(name, minute);
    return all.current > limit.all * factor ? Math.ceil(all.ttl / 1000) : undefined;
  };
