import { mutationOptions } from '@tanstack/react-query';
import { registryPaths } from '@ortoo/contracts';
import type { ApiError } from '@ortoo/http';
import { registry } from '../parts/registry-client';
import { releasesKey } from '../parts/releases.queries';

/** Orders that an operator can give. */
export type OrderKind = 'canary' | 'promote' | 'halt' | 'rollback' | 'follow';

export interface Order {
  kind: OrderKind;
  remote: string;
  /** Site code, or `*`. */
  site: string;
  why: string;
  /** For a canary and a promotion. */
  release?: string;
  percent?: number;
}

/** Sends an order. */
export const orderMutation = mutationOptions<{ release: string }, ApiError, Order>({
  mutationFn: ({ kind, ...order }) => registry.post(registryPaths[kind], order),
  onSettled: (_answer, _error, _order, _before, { client }) => client.invalidateQueries({ queryKey: releasesKey }),
});
