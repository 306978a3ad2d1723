import { importLimit } from '@ortoo/contracts';
import { takeForms } from '../../http/forms';
import { implement, type Routes } from '../../http/implement';
import { importFile } from './import-file';

/** Files of products that staff check and import. */
export const importRoutes: Routes = async (app, shop) => {
  await takeForms(app, { files: 1, bytes: importLimit, error: 'IMPORT_TOO_LARGE' });

  implement(app, 'importStaffProducts', { consumes: ['multipart/form-data'], bodyLimit: importLimit * 2 }, request =>
    importFile(shop, request, { ...request.body, locale: request.locale }),
  );
};
