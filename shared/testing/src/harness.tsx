import type { ComponentType, ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { gateTryKey, type GateTry, type SiteData } from '@ortoo/contracts';
import { bindApi, type Api } from '@ortoo/http';
import { commonNamespace, type Locale, type Messages, type Translate } from '@ortoo/i18n';
import { loadLanguage } from '@ortoo/i18n/languages';
import { createServerTexts } from '@ortoo/i18n/server';
import {
  EnvironmentProvider,
  loadMessages,
  MessagesProvider,
  type Environment,
  type LoadedSlot,
  type RemoteModule,
} from '@ortoo/remote';
import { exampleSite } from './site-data';

/** Options of a harness. */
export interface HarnessOptions {
  remote: RemoteModule;
  api: Api;
  locale?: Locale;
  site?: SiteData;
  /** The visitor has confirmed the age that the route requires. */
  adult?: boolean;
  /** The birth date that the gate has just rejected. */
  gateTry?: GateTry;
  /** Parts of other remotes, by id; null for one that fails. Others never load. */
  slots?: Record<string, ComponentType<never> | null>;
  /** Common texts; those of the locale when absent. */
  common?: Messages;
}

const slotLoader = (slots: NonNullable<HarnessOptions['slots']>, t: Translate): Environment['loadSlot'] => {
  const never = new Promise<never>(() => undefined);
  const load = async (id: string, Slot: ComponentType<never> | null): Promise<LoadedSlot> => {
    if (!Slot) throw new Error(`${id} fails`);
    return { Slot: Slot as LoadedSlot['Slot'], t };
  };
  const loaded = new Map(Object.entries(slots).map(([id, Slot]) => [id, load(id, Slot)]));
  for (const slot of loaded.values()) slot.catch(() => undefined);
  return id => loaded.get(id) ?? never;
};

/** The shell's environment for a remote, without the shell: texts, data, environment. */
export const createHarness = async ({
  remote,
  api,
  locale = 'mn',
  site = exampleSite,
  slots = {},
  common,
  gateTry,
}: HarnessOptions) => {
  const texts = await createServerTexts(locale);
  await texts.addCatalogue(commonNamespace, async () => common ?? loadLanguage(locale));
  await texts.addCatalogue(remote.manifest.id, () => loadMessages(remote.messages, [locale]));
  const t = texts.translator(remote.manifest.id);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
  bindApi(queryClient, api);
  if (gateTry) queryClient.setQueryData(gateTryKey, gateTry);
  const environment: Environment = {
    locale,
    site,
    texts,
    loadSlot: slotLoader(slots, t),
    retrySlot: () => false,
    prefetch: () => undefined,
  };
  const HarnessFrame = ({ path, children }: { path: string; children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <EnvironmentProvider value={environment}>
        <MemoryRouter initialEntries={[path]}>
          <MessagesProvider t={t}>{children}</MessagesProvider>
        </MemoryRouter>
      </EnvironmentProvider>
    </QueryClientProvider>
  );
  return { StubShell: HarnessFrame, t, queryClient, environment, site };
};
