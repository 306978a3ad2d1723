import { articleLimits } from '@ortoo/contracts';
import { transact } from '../../db/changes';
import { DomainError, fieldError } from '../../http/domain-error';
import { implement, type Routes } from '../../http/implement';
import type { Reader } from '../../http/locale';
import { signedIn } from '../../http/viewer';
import { audit } from '../../staff/api';
import { listFollowedArticles, serializeCards } from '../articles/api';
import { serializeAuthor } from './author.mapper';
import * as tables from './authors.tables';

export const authorsRoutes: Routes = (app, shop) => {
  const { db, clock } = shop;

  const shownTo = ({ topics }: Reader) => ({ topics, now: clock() });
  const requireAuthor = async (slug: string, reader: Reader): Promise<tables.AuthorRow> => {
    const author = await tables.findAuthor(db, slug, shownTo(reader));
    if (!author) throw new DomainError('NOT_FOUND');
    return author;
  };
  const read = async (slug: string, reader: Reader) => serializeAuthor(await requireAuthor(slug, reader), reader);
  const readFollowed = async (userId: number) => ({ slugs: await tables.findFollowed(db, userId) });

  implement(app, 'listAuthors', async ({ query, reader }) => {
    const { rows, paging } = await tables.listAuthors(db, { ...query, ...shownTo(reader) });
    return { ...paging, authors: rows.map(row => serializeAuthor(row, reader)) };
  });

  implement(app, 'listFollowed', async request => {
    const user = signedIn(request);
    const { rows, paging } = await listFollowedArticles(db, user, { ...request.query, ...shownTo(request.reader) });
    return {
      ...paging,
      ...(await readFollowed(user)),
      articles: await serializeCards(shop, rows, request.reader),
    };
  });

  implement(app, 'getAuthor', ({ params, reader }) => read(params.slug, reader));

  implement(app, 'createAuthor', async request => {
    const { slug, name, bio, picture } = request.body;
    const author = { slug, name, bio, picture: picture?.replace('/pictures/', '') ?? null, now: clock() };
    await transact(db, async trx => {
      if (!(await tables.insertAuthor(trx, author))) throw fieldError('slug', 'AUTHOR_EXISTS');
      await audit(trx, request, { subject: 'author', id: slug, before: null, after: { name, bio, picture } });
    });
    return read(slug, request.reader);
  });

  implement(app, 'followAuthor', async request => {
    const user = signedIn(request);
    const { id } = await requireAuthor(request.params.slug, request.reader);
    await transact(db, async trx => {
      await tables.insertFollow(trx, user, id, clock());
      if ((await tables.findFollowed(trx, user)).length > articleLimits.followed) throw new DomainError('FOLLOWS_FULL');
    });
    return readFollowed(user);
  });

  implement(app, 'unfollowAuthor', async request => {
    const user = signedIn(request);
    const { id } = await requireAuthor(request.params.slug, request.reader);
    await tables.deleteFollow(db, user, id);
    return readFollowed(user);
  });
};
