import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { articlePathOf } from '@ortoo/contracts';
import { failedPart, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Chip, Cluster, ErrorPanel, ListSkeleton, Pagination, Section } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import {
  commentsAddress,
  commentSorts,
  commentsQuery,
  commentsRequest,
  type CommentSubject,
  ownCommentsQuery,
} from './comments.queries';
import { CommentThread } from './comment-thread';
import { HeldComments } from './held-comments';
import { WriteComment } from './write-comment';

/** Comments in threads. Reading needs no script: orders and pages are links. */
export const CommentsSection = ({ kind, slug }: CommentSubject) => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const subject: CommentSubject = { kind, slug };
  const path = articlePathOf(subject);
  const request = commentsRequest(search);
  const user = useStore($user, { ssr: 'initial' });
  const query = useQuery(commentsQuery(subject, request));
  const { data: own } = useQuery(ownCommentsQuery(subject, user?.id));
  const { data } = query;
  const title = data ? t('comments.titled', { count: data.comments_count }) : t('comments.title');
  return (
    <div css={style} id="comments">
      <Section title={title}>
        <div className="column">
          <WriteComment subject={subject} own={own} />
          <HeldComments subject={subject} own={own} />
          {query.isError && !data && <ErrorPanel {...failedPart(t, query)} />}
          {!data && !query.isError && <ListSkeleton label={t('state.loading')} count={3} />}
          {data?.total_count === 0 && <p className="soft">{t('comments.empty')}</p>}
          {data && data.threads.length > 1 && (
            <nav aria-label={t('actions.sort')}>
              <Cluster>
                {commentSorts.map(sort => (
                  <Chip
                    key={sort}
                    href={href(commentsAddress(path, { page: 1, sort }))}
                    pressed={request.sort === sort}
                  >
                    {t(`comments.sorts.${sort}`)}
                  </Chip>
                ))}
              </Cluster>
            </nav>
          )}
          {data?.threads.map(thread => (
            <CommentThread key={thread.id} thread={thread} subject={subject} own={own} />
          ))}
          {data && (
            <Pagination
              {...paginationTexts(t)}
              page={request.page}
              pages={data.pages}
              hrefOf={page => href(commentsAddress(path, { ...request, page }))}
            />
          )}
        </div>
      </Section>
    </div>
  );
};

const style = css`
  width: min(44rem, 100%);
  margin-inline: auto;
  scroll-margin-top: calc(var(--header-height) + var(--space-2));
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;
