import type { SiteConfig } from '@ortoo/contracts';
import { getNotificationSettings, getOrganization, getOwnOrganization } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { readPushState } from '@ortoo/remote/push';
import { queryOptions } from '@tanstack/react-query';

export const ownOrganizationQuery = () => endpointQuery(['profile', 'organization'], getOwnOrganization);

/** The tax office's data of a company's registry number. */
export const organizationQuery = (registry: string) =>
  endpointQuery(['organizations', registry], getOrganization, { params: { registry } }, { retry: false });

export const notificationSettingsQuery = () => endpointQuery(['profile', 'notifications'], getNotificationSettings);

/** Whether this device gets messages. */
export const pushStateQuery = (configs: SiteConfig) =>
  queryOptions({ queryKey: ['profile', 'push'], queryFn: () => readPushState(configs) });
