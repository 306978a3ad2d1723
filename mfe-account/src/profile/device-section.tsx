import { css } from '@emotion/react';
import { useId } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { NotificationSettings, QuietHours } from '@ortoo/contracts';
import { useMessages, useSite } from '@ortoo/remote';
import { ApiError } from '@ortoo/http';
import { showToast, warnOf } from '@ortoo/stores';
import { Checkbox, InlineNotice, Select } from '@ortoo/ui';
import { KindChoices } from './kind-choices';
import { choosePush, chooseQuietHours } from './profile.mutations';
import { pushStateQuery } from './profile.queries';
import { SettingsSection } from './settings-section';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Hours in which devices stay quiet. */
const QuietChoice = ({ quiet }: { quiet: QuietHours }) => {
  const t = useMessages();
  const choose = useMutation(chooseQuietHours);
  const titleId = useId();
  const hourChoice = (end: 'from' | 'to', label: string) => (
    <Select
      label={label}
      value={String(quiet[end])}
      options={hours.map(hour => ({ value: String(hour), label: clockOf(hour) }))}
      onChange={({ target }) => choose.mutate({ ...quiet, [end]: Number(target.value) }, { onError: warnOf })}
    />
  );
  return (
    <div role="group" aria-labelledby={titleId} css={quietStyle}>
      <p>
        <strong id={titleId}>{t('notifications.quiet')}</strong>
        <span className="soft">
          {quiet.from === quiet.to ? t('notifications.neverQuiet') : t('notifications.aboutQuiet')}
        </span>
      </p>
      {hourChoice('from', t('notifications.quietFrom'))}
      {hourChoice('to', t('notifications.quietTo'))}
    </div>
  );
};

/** Messages on this device: whether, what about, and when not. */
export const DeviceSection = ({ settings }: { settings: NotificationSettings }) => {
  const t = useMessages();
  const { configs } = useSite();
  const { data: state } = useQuery(pushStateQuery(configs));
  const choose = useMutation(choosePush(configs));
  const fail = (error: unknown) =>
    // The browser's own errors are in its own words.
    error instanceof ApiError ? warnOf(error) : showToast({ tone: 'warning', text: t('notifications.deviceFailed') });
  const isChoosable = state === 'on' || state === 'off';
  return (
    <SettingsSection title={t('notifications.onDevice')}>
      {(state === 'denied' || state === 'unsupported') && (
        <InlineNotice tone="warn">{t(`notifications.${state}`)}</InlineNotice>
      )}
      <div css={deviceStyle}>
        <Checkbox
          label={
            <>
              <strong>{t('notifications.device')}</strong>
              <span className="soft">{t('notifications.aboutDevice')}</span>
            </>
          }
          checked={state === 'on'}
          disabled={!isChoosable || choose.isPending}
          onChange={({ target }) => choose.mutate(target.checked, { onError: fail })}
        />
      </div>
      {state === 'on' && (
        <>
          <KindChoices settings={settings} channel="push" disabled={false} />
          <QuietChoice quiet={settings.quiet_hours} />
        </>
      )}
    </SettingsSection>
  );
};

const deviceStyle = css`
  strong,
  .soft {
    display: block;
  }
  .soft {
    font-size: var(--text-sm);
  }
  & + ul {
    margin-top: var(--space-1);
    padding-left: var(--space-3);
  }
`;

const quietStyle = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  > p {
    grid-column: 1 / -1;
  }
  strong,
  .soft {
    display: block;
  }
  .soft {
    font-size: var(--text-sm);
  }
  @media (min-width: 992px) {
    max-width: 24rem;
  }
`;
