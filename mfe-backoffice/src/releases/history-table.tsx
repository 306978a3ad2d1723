import { useState } from 'react';
import type { ReleaseEvent } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Section, Table } from '@ortoo/ui';
import { everySite } from '../parts/releases.queries';
import { latestOf } from '../parts/release-status.rules';

const step = 20;

/** History of live pointers: author, action, time and reason. */
export const HistoryTable = ({ history }: { history: readonly ReleaseEvent[] }) => {
  const t = useMessages();
  const locale = useLocale();
  const [count, setCount] = useState(step);
  return (
    <Section title={t('releases.history')}>
      <Table
        caption={t('releases.events')}
        hideCaption
        columns={[
          { id: 'at', head: t('releases.since'), cell: ({ at }) => formatDateTime(at, locale) },
          {
            id: 'kind',
            head: t('releases.what'),
            cell: ({ kind, unproven }) => t(`releases.event.${unproven ? 'doubted' : kind}`),
          },
          {
            id: 'release',
            head: t('releases.release'),
            rowHead: true,
            cell: ({ remote, release, percent, site }) =>
              [
                `${remote} ${release.slice(0, 8)}`,
                ...(percent === undefined ? [] : [`${percent} %`]),
                ...(site === everySite ? [] : [site]),
              ].join(' · '),
          },
          { id: 'by', head: t('releases.by'), cell: ({ by }) => by },
          { id: 'why', head: t('releases.why'), cell: ({ why }) => why },
        ]}
        rows={latestOf(history, count)}
        keyOf={({ at, kind, remote, release, site, channel }) => [at, kind, remote, release, site, channel].join(' ')}
      />
      {history.length > count && (
        <Button kind="secondary" onClick={() => setCount(count + step)}>
          {t('actions.loadMore')}
        </Button>
      )}
    </Section>
  );
};
