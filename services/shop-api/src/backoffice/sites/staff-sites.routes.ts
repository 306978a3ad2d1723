import { implement, type Routes } from '../../http/implement';
import {
  changeSite,
  createSite,
  previewSite,
  publishSite,
  readStaffSite,
  readStaffSites,
  removeSiteDraft,
  restoreSite,
} from './staff-sites';

/** Sites and their configuration: drafts, previews, what is published, earlier versions. */
export const staffSitesRoutes: Routes = (app, shop) => {
  implement(app, 'listSites', async ({ reader }) => ({ sites: await readStaffSites(shop, reader) }));

  implement(app, 'getSite', ({ params, reader }) => readStaffSite(shop, params.code, reader));

  implement(app, 'createSite', request => createSite(shop, request, request.body));

  implement(app, 'changeSite', request => changeSite(shop, request, request.params.code, request.body));

  implement(app, 'removeSiteDraft', request =>
    removeSiteDraft(shop, request, request.params.code, request.query.draft_version),
  );

  implement(app, 'publishSite', request => publishSite(shop, request, request.params.code, request.body));

  implement(app, 'previewSite', { changesNothing: true }, ({ params, body, reader }) =>
    previewSite(shop, params.code, body.draft_version, reader),
  );

  implement(app, 'restoreSite', request =>
    restoreSite(shop, request, request.params.code, {
      version: request.params.version,
      draft_version: request.body.draft_version,
    }),
  );
};
