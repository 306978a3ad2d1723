import type { ComposedRemote, Composition, RouteDeclaration } from '@ortoo/contracts';
import type { Texts } from '@ortoo/i18n';
import type { Environment, Page } from '@ortoo/remote';
import { exampleSite, fakeApi } from '@ortoo/testing';
import { QueryClient } from '@tanstack/react-query';
import { createOutageStore } from '../composition/outage.store';
import type { Visit } from '../composition/prepare';

/** A live remote with these paths and slots. */
export const remoteOf = (
  id: string,
  paths: readonly string[],
  { slots = [], gated, release = 'one' }: { slots?: string[]; gated?: 'staff'; release?: string } = {},
): ComposedRemote => {
  const routes = paths.map((path): RouteDeclaration => ({
    id: `${id}.${path}`,
    path,
    server: true,
    skeleton: 'article',
  }));
  const manifest = { id, contract: 1 as const, owner: id, routes, slots: slots.map(slot => ({ id: slot })) };
  const base = `/releases/${id}/${release}/browser/`;
  return { id, release, base, integrity: '', chunks: {}, manifest: gated ? { ...manifest, gated } : manifest };
};

/** A plan of these remotes. */
export const planOf = (...remotes: ComposedRemote[]): Composition => ({ plan: 'p', site: 'ortoo', remotes });

/** Texts that return their keys. */
export const fakeTexts = (changes: Partial<Texts> = {}): Texts => ({
  locale: 'mn',
  translator: namespace => key => `${namespace}:${key}`,
  addCatalogue: async (_, load) => void (await load()),
  open: async () => undefined,
  subscribe: () => () => undefined,
  version: () => 0,
  ...changes,
});

/** An empty page. */
export const emptyPage: Page = { head: () => ({ title: 'x' }), Page: () => null };

/** A visit with test defaults. */
export const visitOf = (changes: Partial<Visit>): Visit => ({
  composition: planOf(remoteOf('x', ['/x'])),
  remotes: { page: async () => emptyPage, slot: async () => () => null, limit: () => undefined, giveUp: () => false },
  queryClient: new QueryClient(),
  api: fakeApi({}),
  texts: fakeTexts(),
  site: exampleSite,
  adult: false,
  $outage: createOutageStore(false),
  ...changes,
});

/** The environment of a page without slots. */
export const fakeEnvironment = (): Environment => ({
  locale: 'mn',
  site: exampleSite,
  texts: fakeTexts(),
  loadSlot: () => Promise.reject(new Error('no slot')),
  retrySlot: () => false,
  prefetch: () => undefined,
});
