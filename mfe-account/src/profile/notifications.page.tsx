import { useQuery } from '@tanstack/react-query';
import type { NotificationSettings } from '@ortoo/contracts';
import { definePersonalPage, failedPage, useHref, useMessages, useSite } from '@ortoo/remote';
import { ErrorPanel, InlineNotice, ListSkeleton, TextLink } from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { DeviceSection } from './device-section';
import { KindChoices } from './kind-choices';
import { notificationSettingsQuery } from './profile.queries';
import { SettingsSection } from './settings-section';

const Choices = ({ settings }: { settings: NotificationSettings }) => {
  const t = useMessages();
  const href = useHref();
  const { push } = useSite().configs;
  const hasEmail = settings.email !== null;
  return (
    <>
      {push && <DeviceSection settings={settings} />}
      {!hasEmail && (
        <InlineNotice
          tone="warn"
          action={<TextLink href={href('/profile/details')}>{t('notifications.addEmail')}</TextLink>}
        >
          {t('notifications.noEmail')}
        </InlineNotice>
      )}
      <SettingsSection title={t('notifications.byEmail')}>
        <KindChoices settings={settings} channel="email" disabled={!hasEmail} />
      </SettingsSection>
      <p className="soft">{t('notifications.always')}</p>
    </>
  );
};

const Notifications = () => {
  const t = useMessages();
  const query = useQuery(notificationSettingsQuery());
  const { data, isError } = query;
  return (
    <AccountFrame title={t('notifications.title')} text={t('notifications.text')}>
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
      {data && <Choices settings={data} />}
    </AccountFrame>
  );
};

export const page = definePersonalPage('notifications.title', Notifications);
