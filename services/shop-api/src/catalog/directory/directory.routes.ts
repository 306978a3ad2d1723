import { implement, type Routes } from '../../http/implement';
import { changeEntry, createEntry, readDirectory } from './directory';

/** Sellers, brands, badges, stores and look books, managed by the staff of the shop. */
export const directoryRoutes: Routes = (app, shop) => {
  implement(app, 'listDirectory', async ({ params: { kind }, reader }) => ({
    entries: await readDirectory(shop.db, kind, reader),
  }));

  implement(app, 'createDirectoryEntry', request => createEntry(shop, request, request.params.kind, request.body));

  implement(app, 'changeDirectoryEntry', request => changeEntry(shop, request, request.params, request.body));
};
