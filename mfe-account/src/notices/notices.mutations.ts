import { readAllNotifications, readNotification } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { $unreadCount } from '@ortoo/stores';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { noticesKey } from './notices.queries';

const takeUnread = (
  { unread_count }: { unread_count: number },
  _input: unknown,
  _context: unknown,
  { client }: { client: QueryClient },
) => {
  $unreadCount.set(unread_count);
  return client.invalidateQueries({ queryKey: noticesKey });
};

export const readNotice = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), readNotification, { params: { id } }),
  onSuccess: takeUnread,
});

export const readAllNotices = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), readAllNotifications),
  onSuccess: takeUnread,
});
