import type { ArticleKind, PublicationContent, PublicationState } from '@ortoo/contracts';
import type { Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './schema.types';

export interface PublicationTables {
  publications: {
    id: Generated<number>;
    user_id: number;
    /** What readers see of it. */
    article_id: number | null;
    kind: ArticleKind;
    state: PublicationState;
    version: number;
    content: Json<PublicationContent>;
    /** Why it was rejected. */
    note: string | null;
    publish_at: MaybeTime;
    created_at: Time;
    updated_at: Time;
  };
  publication_versions: {
    publication_id: number;
    version: number;
    /** The page that saved it; null where it must be retained. */
    device: string | null;
    content: Json<PublicationContent>;
    saved_at: Time;
  };
}
