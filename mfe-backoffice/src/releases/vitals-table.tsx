import type { Spread } from '@ortoo/contracts';
import { formatNumber, type Locale } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Table } from '@ortoo/ui';
import type { ShownRelease } from '../parts/release-status.rules';

interface VitalsTableProps {
  remote: string;
  live: ShownRelease | undefined;
  canary: ShownRelease | undefined;
}

interface Row {
  id: 'views' | 'failed' | 'lcp' | 'inp' | 'cls';
  of: (shown: ShownRelease | undefined, locale: Locale) => string;
}

const nothing = '–';
const milliseconds = (spread: Spread | undefined, locale: Locale) =>
  spread ? `${formatNumber(Math.round(spread.p75), locale)} ms` : nothing;

const rows: Row[] = [
  { id: 'views', of: (shown, locale) => formatNumber(shown?.vitals?.views ?? 0, locale) },
  {
    id: 'failed',
    of: shown =>
      shown?.vitals?.views ? `${((shown.vitals.failed / shown.vitals.views) * 100).toFixed(2)} %` : nothing,
  },
  { id: 'lcp', of: (shown, locale) => milliseconds(shown?.vitals?.lcp, locale) },
  { id: 'inp', of: (shown, locale) => milliseconds(shown?.vitals?.inp, locale) },
  { id: 'cls', of: shown => shown?.vitals?.cls?.p75.toFixed(3) ?? nothing },
];

/** Vitals of the live release and its canary, side by side. */
export const VitalsTable = ({ remote, live, canary }: VitalsTableProps) => {
  const t = useMessages();
  const locale = useLocale();
  const column = (id: string, head: string, shown: ShownRelease | undefined) => ({
    id,
    head,
    align: 'end' as const,
    cell: (row: Row) => row.of(shown, locale),
  });
  return (
    <Table
      caption={t('releases.vitals', { remote })}
      columns={[
        { id: 'measure', head: t('releases.measure'), rowHead: true, cell: row => t(`releases.measures.${row.id}`) },
        column('live', t('releases.live'), live),
        ...(canary ? [column('canary', t('releases.tried'), canary)] : []),
      ]}
      rows={rows}
      keyOf={row => row.id}
    />
  );
};
