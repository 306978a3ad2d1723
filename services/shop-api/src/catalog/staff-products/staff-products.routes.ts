import { reviewLimits } from '@ortoo/contracts';
import { exportStaffProductsQuerySchema } from '@ortoo/contracts/schema';
import { transact } from '../../db/changes';
import { fieldError } from '../../http/domain-error';
import { takeForms } from '../../http/forms';
import { implement, type Routes } from '../../http/implement';
import { pagingOf } from '../../http/paging';
import { audit } from '../../staff/api';
import { readImage, saveImage } from '../../uploads/api';
import { productsCsv } from './products-csv';
import { readChoices } from './product-choices';
import { changeStaffProduct, createStaffProduct, readStaffProduct } from './save-product';
import { countStaffRows, listStaffRows } from './staff-list.tables';
import { serializeStaffRow } from './staff-row.mapper';

/** Rows of a file. */
const exportLimit = 10_000;

const listRoutes: Routes = (app, shop) => {
  implement(app, 'listStaffProducts', async ({ query, viewer: { vendorId }, reader }) => {
    const { page, per_page, ...filter } = query;
    const now = shop.clock();
    const request = { filter, vendorId, locale: reader.locale, now };
    const [rows, total] = await Promise.all([
      listStaffRows(shop.db, request, { limit: per_page, offset: (page - 1) * per_page }),
      countStaffRows(shop.db, request),
    ]);
    const products = rows.map(row => serializeStaffRow(row, reader, now));
    return { ...pagingOf(page, per_page, rows.length, total), products };
  });

  app.get(
    '/back_office/products/export.csv',
    { config: { perVendor: true }, schema: { querystring: exportStaffProductsQuerySchema } },
    async ({ query: filter, viewer: { vendorId }, reader }, reply) => {
      const now = shop.clock();
      const request = { filter, vendorId, locale: reader.locale, now };
      const rows = await listStaffRows(shop.db, request, { limit: exportLimit, offset: 0 });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .header('cache-control', 'private, no-store')
        .send(
          productsCsv(
            rows.map(row => serializeStaffRow(row, reader, now)),
            reader.locale,
          ),
        );
    },
  );
};

/** Products for the staff: list, editor, pictures. */
export const staffProductsRoutes: Routes = async (app, shop) => {
  await takeForms(app, { files: 1, bytes: reviewLimits.imageBytes, error: 'IMAGES_TOO_MANY' });
  await listRoutes(app, shop);

  implement(app, 'getStaffProduct', ({ params: { id }, viewer: { vendorId } }) =>
    readStaffProduct(shop, shop.db, id, vendorId),
  );

  implement(app, 'getProductChoices', ({ viewer: { vendorId }, reader }) => readChoices(shop, vendorId, reader));

  implement(app, 'createStaffProduct', request => createStaffProduct(shop, request, request.body));

  implement(app, 'changeStaffProduct', request => changeStaffProduct(shop, request, request.params.id, request.body));

  implement(app, 'addProductImage', { consumes: ['multipart/form-data'] }, async request => {
    const { imageEdge } = reviewLimits;
    const picture = await readImage(request.body.image, upright =>
      upright.resize({ width: imageEdge, height: imageEdge, fit: 'inside', withoutEnlargement: true }),
    );
    if (typeof picture === 'string') throw fieldError('image', picture);
    const name = await saveImage(shop, 'product', picture);
    await transact(shop.db, trx =>
      audit(trx, request, { subject: 'product', id: name, before: null, after: { name } }),
    );
    return { image: `/pictures/${name}` };
  });
};
