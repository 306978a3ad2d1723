import type { Publication, PublicationCard, PublicationVersion } from '@ortoo/contracts';
import { maybeTime, time } from '../../http/display';
import { type Reader, textFor } from '../../http/locale';
import type { PublicationRow } from './publications.tables';

export const serializePublicationCard = (row: PublicationRow, reader: Reader): PublicationCard => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  title: textFor(
    reader,
    Object.fromEntries(
      Object.entries(row.content.texts).flatMap(([locale, { title }]) => (title ? [[locale, title]] : [])),
    ),
  ),
  image: row.content.image,
  note: row.note,
  publish_at: maybeTime(row.publish_at),
  slug: row.slug,
  updated_at: time(row.updated_at),
});

export const serializePublication = (row: PublicationRow, reader: Reader): Publication => ({
  ...serializePublicationCard(row, reader),
  version: row.version,
  content: row.content,
});

interface VersionRow {
  version: number;
  saved_at: Date;
}

export const serializeVersion = ({ version, saved_at }: VersionRow): PublicationVersion => ({
  version,
  saved_at: time(saved_at),
});
