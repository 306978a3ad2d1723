import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { ErrorPanel, Table } from '@ortoo/ui';
import { CheckDraw } from './check-draw';
import { nameIn } from './name.rules';
import { drawsQuery } from './roulette.queries';

/** What has been drawn at a location, each with its check. */
export const Draws = ({ locationId }: { locationId: number }) => {
  const t = useMessages();
  const locale = useLocale();
  const query = useQuery(drawsQuery(locationId));
  const drawn = query.data?.draws.filter(({ drawn_at: at }) => at !== null) ?? [];
  return (
    <section css={style}>
      <h2>{t('roulette.draws')}</h2>
      {query.isError && <ErrorPanel {...failedPart(t, query)} />}
      {query.data && drawn.length === 0 && <p className="soft">{t('roulette.noDraws')}</p>}
      {drawn.length > 0 && (
        <Table
          caption={t('roulette.draws')}
          hideCaption
          rows={drawn}
          keyOf={({ id }) => id}
          columns={[
            { id: 'number', head: t('roulette.number'), rowHead: true, cell: ({ number }) => number },
            { id: 'prize', head: t('roulette.prize'), cell: ({ product }) => nameIn(product.name, locale) },
            { id: 'at', head: t('roulette.drawnAt'), cell: ({ drawn_at: at }) => at && formatDateTime(at, locale) },
            { id: 'entries', head: t('roulette.entries'), align: 'end', cell: ({ entries }) => entries.length },
            { id: 'check', head: t('roulette.check'), cell: draw => <CheckDraw draw={draw} /> },
          ]}
        />
      )}
    </section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
