import { listSubscriptions } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';
import type { ListControl } from '../parts/use-list';
import type { subscriptionList } from './newsletter.list';

/** Who gets the newsletter, the last first. */
export const subscriptionsQuery = (query: ListControl<typeof subscriptionList>['query']) =>
  endpointQuery(
    ['back-office', 'subscriptions', query],
    listSubscriptions,
    { query },
    { placeholderData: keepPreviousData },
  );
