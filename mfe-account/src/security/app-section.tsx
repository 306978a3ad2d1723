import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { Button, ErrorNotice, ErrorPanel, InlineNotice, SmartphoneIcon, StatusPill } from '@ortoo/ui';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { AppDialog, type AppTask } from './app-dialog';
import { beginSecondFactorMutation, secondFactorQuery } from './second-factor.queries';
import { SecurityItem, SecurityList } from './security-list';
import { SecuritySection } from './security-section';

/** Fewer recovery codes than this are a reason for new ones. */
const fewCodes = 3;

/** The second factor: an authenticator app with its recovery codes. */
export const AppSection = () => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const query = useQuery(secondFactorQuery());
  const begin = useMutation(beginSecondFactorMutation);
  const [task, setTask] = useState<AppTask>();
  const { data } = query;
  const isOn = data ? data.since !== null : undefined;
  const setUp = () =>
    begin.mutateAsync().then(
      setup => setTask({ kind: 'set-up', setup }),
      () => undefined,
    );
  const left = data?.recovery_codes_left ?? 0;
  return (
    <SecuritySection
      title={t('security.app.title')}
      text={t('security.app.text')}
      state={isOn && <StatusPill tone="good">{t('security.app.on')}</StatusPill>}
    >
      {query.isError && !data && <ErrorPanel {...failedPart(t, query)} />}
      {query.isPending && <RowsSkeleton label={t('state.loading')} />}
      {isOn === false && (
        <>
          <ErrorNotice>{errorOf(begin.error)}</ErrorNotice>
          <Button kind="secondary" busy={begin.isPending} onClick={() => void setUp()}>
            {t('security.app.setUp')}
          </Button>
        </>
      )}
      {data?.since && (
        <>
          {left < fewCodes && <InlineNotice tone="warn">{t('security.app.fewCodes', { count: left })}</InlineNotice>}
          <SecurityList label={t('security.app.title')}>
            <SecurityItem
              icon={<SmartphoneIcon aria-hidden="true" />}
              name={t('security.app.name')}
              facts={[
                t('security.app.since', { date: formatDate(data.since, locale) }),
                t('security.app.codesLeft', { count: left }),
                data.is_required && t('security.app.required'),
              ]}
              actions={
                <>
                  <Button kind="quiet" onClick={() => setTask({ kind: 'renew' })}>
                    {t('security.app.renew')}
                  </Button>
                  {!data.is_required && (
                    <Button kind="quiet" onClick={() => setTask({ kind: 'end' })}>
                      {t('security.app.end')}
                    </Button>
                  )}
                </>
              }
            />
          </SecurityList>
        </>
      )}
      <AppDialog task={task} onClose={() => setTask(undefined)} />
    </SecuritySection>
  );
};
