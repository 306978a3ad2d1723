import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { ErrorPanel, Select, TextField } from '@ortoo/ui';
import { useId } from 'react';
import { $where } from '../parts/where.store';
import { gateCountsQuery, scanEventsQuery } from './scan.queries';
import { $event } from './scanner.store';

/** What this gate is open for, and its name; both stay on the device. */
export const GateSettings = () => {
  const t = useMessages();
  const locale = useLocale();
  const gates = useId();
  const gate = useStore($where, { ssr: 'initial' });
  const event = useStore($event, { ssr: 'initial' });
  const events = useQuery(scanEventsQuery);
  const counts = useQuery(gateCountsQuery(Number(event) || null));
  const chosen = events.data?.events.find(({ id }) => String(id) === event);
  const options = (events.data?.events ?? []).map(({ id, name, event_at: at }) => ({
    value: String(id),
    label: [name, at && formatDateTime(at, locale, 'short')].filter(Boolean).join(' · '),
  }));
  // It may have ended since it was chosen; the gate must not open for everything because of that.
  if (event && events.data && !chosen) options.push({ value: event, label: t('scan.endedEvent', { id: event }) });
  return (
    <section css={style} aria-label={t('scan.settings')}>
      {events.isError && !events.data && <ErrorPanel {...failedPart(t, events)} />}
      <Select
        label={t('scan.event')}
        value={event}
        onChange={change => $event.set(change.target.value)}
        placeholder={t('scan.anyEvent')}
        options={options}
      />
      <TextField
        label={t('scan.where')}
        hint={t('scan.whereHint')}
        value={gate}
        maxLength={120}
        list={gates}
        onChange={change => $where.set(change.target.value)}
        autoComplete="off"
      />
      <datalist id={gates}>
        {counts.data?.gates.map(count => count.gate && <option key={count.gate} value={count.gate} />)}
      </datalist>
      {chosen && <p className="soft">{t('scan.eventCount', { used: chosen.used, issued: chosen.issued })}</p>}
    </section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
