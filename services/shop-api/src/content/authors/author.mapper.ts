import type { Author } from '@ortoo/contracts';
import { maybePicture } from '../../http/display';
import { type Reader, textFor } from '../../http/locale';
import type { AuthorRow } from './authors.tables';

export const serializeAuthor = (row: AuthorRow, reader: Reader): Author => ({
  slug: row.slug,
  name: textFor(reader, row.name),
  bio: textFor(reader, row.bio),
  picture: maybePicture(row.picture),
  articles_count: row.articles_count,
  followers_count: row.followers_count,
});
