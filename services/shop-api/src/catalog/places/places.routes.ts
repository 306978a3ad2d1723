import type { LookBookCard } from '@ortoo/contracts';
import { picturePath } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import { inLanguageOf, type Reader, textFor } from '../../http/locale';
import { readCards } from '../products';
import { findLookBook, findLookBookProducts, listLookBooks, type LookBookRow } from './look-books.tables';
import { readStores } from './stores';

const serializeLookBook = (row: LookBookRow, reader: Reader): LookBookCard => ({
  id: row.id,
  slug: row.slug,
  title: textFor(reader, row.title),
  summary: textFor(reader, row.summary),
  image: picturePath(row.image),
  image_alt: textFor(reader, row.image_alt),
  products_count: row.products_count,
});

/** Stores and pickup places, and look books. */
export const placesRoutes: Routes = (app, shop) => {
  implement(app, 'listStores', async ({ reader }) => ({
    stores: await readStores(shop, reader),
  }));

  implement(app, 'listLookBooks', async ({ reader }) => ({
    look_books: (await listLookBooks(shop.db, shop.clock())).map(row => serializeLookBook(row, reader)),
  }));

  implement(app, 'getLookBook', async ({ params, reader }) => {
    const row = await findLookBook(shop.db, params.slug, shop.clock());
    if (!row) throw new DomainError('NOT_FOUND');
    const products = await readCards(shop, await findLookBookProducts(shop.db, row.id), reader);
    const paragraphs = inLanguageOf(reader, row.paragraphs) ?? [];
    return { ...serializeLookBook(row, reader), paragraphs, products };
  });
};
