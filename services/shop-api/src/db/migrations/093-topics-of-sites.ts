import type { Kysely } from 'kysely';
import { runAll } from './run-all';

/** Every site shows articles of all topics, until somebody narrows them; the editor reads its drafts as they are stored. */
export const up = (db: Kysely<unknown>) =>
  runAll(db, [
    `update site_versions set config = config || '{"article_topics": null}'`,
    `update site_previews set config = config || '{"article_topics": null}'`,
    `update sites set draft = draft || '{"article_topics": null}' where draft is not null`,
  ]);
