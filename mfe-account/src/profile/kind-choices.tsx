import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { NotificationSettings } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { warnOf } from '@ortoo/stores';
import { Checkbox, InlineNotice } from '@ortoo/ui';
import { chooseNotification } from './profile.mutations';

interface KindChoicesProps {
  settings: NotificationSettings;
  channel: 'email' | 'push';
  disabled: boolean;
}

/** What the user wants to be told about by one channel. */
export const KindChoices = ({ settings, channel, disabled }: KindChoicesProps) => {
  const t = useMessages();
  const choose = useMutation(chooseNotification);
  const { choices, email, news_pending } = settings;
  return (
    <ul css={style}>
      {choices
        .filter(choice => choice.channel === channel)
        .map(({ kind, enabled }) => (
          <li key={kind}>
            <Checkbox
              label={
                <>
                  <strong>{t(`notifications.kinds.${kind}`)}</strong>
                  <span className="soft">{t(`notifications.about.${kind}`)}</span>
                </>
              }
              checked={enabled}
              disabled={disabled}
              onChange={({ target }) => choose.mutate({ kind, channel, enabled: target.checked }, { onError: warnOf })}
            />
            {kind === 'news' && news_pending && (
              <InlineNotice announce>{t('notifications.pending', { email: email ?? '' })}</InlineNotice>
            )}
          </li>
        ))}
    </ul>
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
