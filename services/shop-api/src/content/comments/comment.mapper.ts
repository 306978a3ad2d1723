import type { CommentReply, CommentThread, OwnComment } from '@ortoo/contracts';
import { maybeTime, time } from '../../http/display';
import { shortName } from './comment.rules';
import type { ReplyRow, ShownComment } from './comments.tables';

interface Named {
  author: string;
  firstname: string | null;
  lastname: string | null;
  chosen_name: string | null;
}

/** What the author has chosen, else the short name of the account; or the name of a comment without one. */
export const nameOf = ({ author, firstname, lastname, chosen_name }: Named): string =>
  firstname === null ? author : (chosen_name ?? shortName({ firstname, lastname: lastname ?? '' }));

const fieldsOf = (row: ShownComment) => ({
  id: row.id,
  author: row.state === 'removed' ? null : nameOf(row),
  text: row.text,
  likes: row.likes,
  dislikes: row.dislikes,
  created_at: time(row.created_at),
  edited_at: maybeTime(row.edited_at),
});

/** Whom a reply answers; the first comment of its thread needs no name. */
const replyTo = (row: ReplyRow): string | null => {
  const { to_thread_id, to_author: author, to_firstname: firstname, to_lastname: lastname } = row;
  if (to_thread_id === null || author === null) return null;
  return nameOf({ author, firstname, lastname, chosen_name: row.to_chosen_name });
};

const serializeReply = (row: ReplyRow, threadId: number): CommentReply => ({
  ...fieldsOf(row),
  thread_id: threadId,
  reply_to: replyTo(row),
});

export const serializeThread = (row: ShownComment, replies: readonly ReplyRow[]): CommentThread => ({
  ...fieldsOf(row),
  replies: replies.filter(({ thread_id }) => thread_id === row.id).map(reply => serializeReply(reply, row.id)),
});

export const serializeOwn = (row: ShownComment): OwnComment => ({
  ...fieldsOf(row),
  thread_id: row.thread_id,
  state: row.state,
  reason: row.reason,
  note: row.note,
});
