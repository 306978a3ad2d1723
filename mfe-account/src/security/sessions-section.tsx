import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserSession } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, ErrorNotice, ErrorPanel, LaptopIcon, SmartphoneIcon, StatusPill } from '@ortoo/ui';
import { deviceName } from './device-name.rules';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityItem, SecurityList } from './security-list';
import { SecuritySection } from './security-section';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './sessions.queries';

const phones = ['iPhone', 'iPad', 'Android'];

const SessionItem = ({ session }: { session: UserSession }) => {
  const t = useMessages();
  const locale = useLocale();
  const errorOf = useErrorText();
  const end = useMutation(endSessionMutation);
  const { id, system, address, seen_at, created_at, is_current } = session;
  const name = deviceName(session) || t('security.sessions.unknown');
  const endIt = () =>
    end.mutateAsync(id).then(
      () => showToast({ tone: 'success', text: t('security.sessions.ended') }),
      () => undefined,
    );
  return (
    <SecurityItem
      icon={phones.includes(system ?? '') ? <SmartphoneIcon aria-hidden="true" /> : <LaptopIcon aria-hidden="true" />}
      name={name}
      mark={is_current && <StatusPill tone="good">{t('security.sessions.current')}</StatusPill>}
      facts={[
        !is_current && t('security.sessions.seen', { time: formatDateTime(seen_at, locale) }),
        t('security.sessions.since', { time: formatDateTime(created_at, locale) }),
        address && t('security.sessions.address', { address }),
      ]}
      failure={errorOf(end.error)}
      actions={
        !is_current && (
          <Button
            kind="quiet"
            busy={end.isPending}
            aria-label={t('security.sessions.endOf', { name })}
            onClick={() => void endIt()}
          >
            {t('security.sessions.end')}
          </Button>
        )
      }
    />
  );
};

/** Where the user is signed in. */
export const SessionsSection = () => {
  const t = useMessages();
  const errorOf = useErrorText();
  const list = useQuery(sessionsQuery());
  const endOthers = useMutation(endOtherSessionsMutation);
  const sessions = list.data?.sessions;
  const endAll = () =>
    endOthers.mutateAsync().then(
      () => showToast({ tone: 'success', text: t('security.sessions.othersEnded') }),
      () => undefined,
    );
  return (
    <SecuritySection title={t('security.sessions.title')} text={t('security.sessions.text')}>
      {list.isError && !sessions && <ErrorPanel {...failedPart(t, list)} />}
      {list.isPending && <RowsSkeleton label={t('state.loading')} />}
      {sessions && (
        <SecurityList label={t('security.sessions.title')}>
          {sessions.map(session => (
            <SessionItem key={session.id} session={session} />
          ))}
        </SecurityList>
      )}
      <ErrorNotice>{errorOf(endOthers.error)}</ErrorNotice>
      {sessions && sessions.length > 1 && (
        <Button kind="secondary" busy={endOthers.isPending} onClick={() => void endAll()}>
          {t('security.sessions.endOthers')}
        </Button>
      )}
    </SecuritySection>
  );
};
