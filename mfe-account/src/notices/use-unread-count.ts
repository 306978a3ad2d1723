import { $unreadCount } from '@ortoo/stores';
import { useEffect } from 'react';

/** Shows the header the count of an answer. */
export const useUnreadCount = (data: { unread_count: number } | undefined): void => {
  const count = data?.unread_count;
  useEffect(() => {
    if (count !== undefined) $unreadCount.set(count);
  }, [count]);
};
