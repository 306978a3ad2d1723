import type { NewSite, StaffSiteDetail } from '@ortoo/contracts';
import {
  changeSite,
  createSite,
  getSite,
  listSites,
  previewSite,
  publishSite,
  removeSiteDraft,
  restoreSite,
} from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

const sitesKey = ['back-office', 'staff-sites'] as const;

/** All sites. */
export const sitesQuery = () => endpointQuery([...sitesKey, 'list'], listSites, {});

/** One with its configuration; read anew each time, for somebody else may have changed it. */
export const siteQuery = (code: string) =>
  endpointQuery([...sitesKey, 'one', code], getSite, { params: { code } }, { staleTime: 0 });

const show = (client: QueryClient, site: StaffSiteDetail) => {
  client.setQueryData(siteQuery(site.code).queryKey, site);
  return client.invalidateQueries({ queryKey: sitesQuery().queryKey });
};

interface Draft {
  code: string;
  draft_version: number;
}

/** Saves a draft. */
export const changeSiteMutation = mutationOptions<
  StaffSiteDetail,
  ApiError,
  Draft & { config: Record<string, unknown> }
>({
  mutationFn: ({ code, ...body }, { client }) => call(apiOf(client), changeSite, { params: { code }, body }),
  onSuccess: (site, _draft, _before, { client }) => show(client, site),
});

/** Makes the saved draft the site. */
export const publishSiteMutation = mutationOptions<StaffSiteDetail, ApiError, Draft & { note: string }>({
  mutationFn: ({ code, ...body }, { client }) => call(apiOf(client), publishSite, { params: { code }, body }),
  onSuccess: (site, _draft, _before, { client }) => show(client, site),
});

/** Gives the draft up. */
export const removeSiteDraftMutation = mutationOptions<void, ApiError, Draft>({
  mutationFn: ({ code, ...query }, { client }) => call(apiOf(client), removeSiteDraft, { params: { code }, query }),
  onSuccess: (_none, _draft, _before, { client }) => client.invalidateQueries({ queryKey: sitesQuery().queryKey }),
});

/** Makes an earlier version the draft. */
export const restoreSiteMutation = mutationOptions<StaffSiteDetail, ApiError, Draft & { version: number }>({
  mutationFn: ({ code, version, draft_version }, { client }) =>
    call(apiOf(client), restoreSite, { params: { code, version }, body: { draft_version } }),
  onSuccess: (site, _draft, _before, { client }) => show(client, site),
});

/** Opens the saved draft at the site's own address. */
export const previewSiteMutation = mutationOptions<{ url: string; expires_at: string }, ApiError, Draft>({
  mutationFn: ({ code, ...body }, { client }) => call(apiOf(client), previewSite, { params: { code }, body }),
});

/** Copies a site. */
export const createSiteMutation = mutationOptions<StaffSiteDetail, ApiError, NewSite>({
  mutationFn: (body, { client }) => call(apiOf(client), createSite, { body }),
  onSuccess: (site, _copy, _before, { client }) => show(client, site),
});
