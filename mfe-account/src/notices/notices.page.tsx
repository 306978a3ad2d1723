import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { definePersonalPage, failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { $user, warnOf } from '@ortoo/stores';
import { BellIcon, Button, ButtonLink, EmptyState, ErrorPanel, ListSkeleton, Pagination, TextLink } from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AccountFrame } from '../parts/account-frame';
import { pageNumber } from '../parts/page-number';
import { Announcements } from './announcements';
import { NoticeItem } from './notice-item';
import { readAllNotices, readNotice } from './notices.mutations';
import { noticesQuery } from './notices.queries';
import { useUnreadCount } from './use-unread-count';

const NoticeList = ({ userId }: { userId: number }) => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const query = useQuery(noticesQuery(userId, page));
  const read = useMutation(readNotice);
  const readAll = useMutation(readAllNotices);
  const { data, isError } = query;
  useUnreadCount(data);
  return (
    <AccountFrame
      title={t('notices.title')}
      tools={<TextLink href={href('/profile/notifications')}>{t('notices.settings')}</TextLink>}
    >
      <Announcements />
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data?.total_count === 0 && (
        <EmptyState
          icon={<BellIcon />}
          title={t('notices.empty')}
          text={t('notices.emptyText')}
          actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
        />
      )}
      {data && data.total_count > 0 && (
        <div css={head}>
          <p role="status">
            {data.unread_count > 0 ? t('notices.unread', { count: data.unread_count }) : t('notices.allRead')}
          </p>
          {data.unread_count > 0 && (
            <Button
              kind="secondary"
              size="sm"
              busy={readAll.isPending}
              onClick={() => readAll.mutate(undefined, { onError: warnOf })}
            >
              {t('notices.readAll')}
            </Button>
          )}
        </div>
      )}
      {data && data.notifications.length > 0 && (
        <ul css={list} aria-label={t('notices.title')}>
          {data.notifications.map(notice => (
            <NoticeItem key={notice.id} notice={notice} onRead={() => read.mutate(notice.id, { onError: warnOf })} />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <Pagination
          {...paginationTexts(t)}
          page={page}
          pages={data.pages}
          hrefOf={number => href(`/notifications?page=${number}`)}
        />
      )}
    </AccountFrame>
  );
};

const Notices = () => {
  const user = useStore($user, { ssr: 'initial' });
  return user && <NoticeList userId={user.id} />;
};

export const page = definePersonalPage('notices.title', Notices);

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);
`;

const list = css`
  display: grid;
  gap: var(--space-1);
`;
