import { implement, type Routes } from '../../http/implement';
import { decidePublication } from './decide-publication';
import { serializePublication } from './publication.mapper';
import { listPublications } from './publications.tables';

/** Staff read what was submitted and decide. */
export const staffPublicationsRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffPublications', async ({ query, reader }) => {
    const { rows, paging } = await listPublications(shop.db, query);
    const publications = rows.map(row => ({
      ...serializePublication(row, reader),
      writer: `${row.firstname} ${row.lastname}`.trim(),
    }));
    return { ...paging, publications };
  });

  implement(app, 'decidePublication', async request => {
    const decided = await decidePublication(shop, request, request.params.id, request.body);
    return serializePublication(decided, request.reader);
  });
};
