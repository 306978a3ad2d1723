import { gateTryKey, previewHeader, type Composition } from '@ortoo/contracts';
import { languageTags } from '@ortoo/i18n';
import { bindApi, createApi } from '@ortoo/http';
import { createNodeClient } from '@ortoo/http/node';
import { createServerTexts, type ServerTexts } from '@ortoo/i18n/server';
import { createOutageStore } from '../composition/outage.store';
import type { Visit } from '../composition/prepare';
import type { RemoteLoader } from '../composition/remote-loader';
import { createRemotes } from '../composition/remotes';
import { addShellMessages } from '../messages';
import { createQueryClient } from '../query-client';
import type { RenderRequest, RenderSetup } from './render-shapes';
import { createSiteReader, type Connect } from './site-reader';
import { createWaiting } from './waiting';

export interface ServerVisit extends Visit {
  texts: ServerTexts;
  /** Rejects when this hangs. */
  hurry: ReturnType<typeof createWaiting>['hurry'];
}

/** Creates the visit of each request: its site, services, texts and remotes. */
export const createServerVisits = (setup: Pick<RenderSetup, 'apiOrigin' | 'apiHeaders'>, loader: RemoteLoader) => {
  const readSite = createSiteReader(Date.now);

  return async (request: RenderRequest, composition: Composition): Promise<ServerVisit> => {
    const { locale, site: code, siteVersion, preview, adult } = request;
    const connect: Connect = onOutage =>
      createApi({
        origin: setup.apiOrigin,
        language: languageTags[locale],
        site: code,
        headers: () => ({ ...setup.apiHeaders, ...(preview && { [previewHeader]: preview }) }),
        onOutage,
        createHttpClient: createNodeClient,
      });
    const { site, outage } = await readSite(connect, preview ? undefined : `${code} ${locale} ${siteVersion}`);
    const $outage = createOutageStore(outage);
    const { api, hurry } = createWaiting(connect(isOutage => isOutage && $outage.set(true)));
    const fallback = site.configs.default_locale;
    const texts = await createServerTexts(locale);
    await addShellMessages(texts);
    const queryClient = createQueryClient(true);
    bindApi(queryClient, api);
    if (request.gateTry) queryClient.setQueryData(gateTryKey, request.gateTry);
    const remotes = createRemotes({ loader, texts, fallback });
    return { composition, remotes, queryClient, api, texts, site, adult, $outage, hurry };
  };
};
