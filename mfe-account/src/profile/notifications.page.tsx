import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { NotificationSettings } from '@ortoo/contracts';
import { definePersonalPage, failedPage, useHref, useMessages } from '@ortoo/remote';
import { warnOf } from '@ortoo/stores';
import { Checkbox, ErrorPanel, InlineNotice, ListSkeleton, Panel, TextLink } from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { chooseNotification } from './profile.mutations';
import { notificationSettingsQuery } from './profile.queries';

const Choices = ({ settings: { choices, email, news_pending } }: { settings: NotificationSettings }) => {
  const t = useMessages();
  const href = useHref();
  const choose = useMutation(chooseNotification);
  return (
    <>
      {email === null && (
        <InlineNotice
          tone="warn"
          action={<TextLink href={href('/profile/details')}>{t('notifications.addEmail')}</TextLink>}
        >
          {t('notifications.noEmail')}
        </InlineNotice>
      )}
      <Panel as="section" aria-label={t('notifications.byEmail')}>
        <ul css={style}>
          {choices.map(({ kind, channel, enabled }) => (
            <li key={kind}>
              <Checkbox
                label={
                  <>
                    <strong>{t(`notifications.kinds.${kind}`)}</strong>
                    <span className="soft">{t(`notifications.about.${kind}`)}</span>
                  </>
                }
                checked={enabled}
                disabled={email === null}
                onChange={({ target }) =>
                  choose.mutate({ kind, channel, enabled: target.checked }, { onError: warnOf })
                }
              />
              {kind === 'news' && news_pending && (
                <InlineNotice announce>{t('notifications.pending', { email: email ?? '' })}</InlineNotice>
              )}
            </li>
          ))}
        </ul>
      </Panel>
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

const style = css`
  li + li {
    border-top: 1px solid var(--line);
  }
  strong,
  .soft {
    display: block;
  }
  .soft {
    font-size: var(--text-sm);
  }
`;

export const page = definePersonalPage('notifications.title', Notifications);
