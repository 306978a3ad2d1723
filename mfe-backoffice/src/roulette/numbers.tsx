import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@ortoo/i18n';
import { failedPart, paginationTexts, useHref, useLocale, useMessages } from '@ortoo/remote';
import { EmptyState, ErrorPanel, ListSkeleton, Pagination, Table, UserIcon } from '@ortoo/ui';
import { numbersQuery } from './roulette.queries';

/** Numbers that a location has given out, the last first. */
export const Numbers = ({ locationId, page }: { locationId: number; page: number }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const query = useQuery(numbersQuery(locationId, page));
  const { data, isError } = query;
  return (
    <section css={style}>
      <h2>{t('roulette.numbers')}</h2>
      {isError && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={4} />}
      {data?.numbers.length === 0 && (
        <EmptyState icon={<UserIcon />} title={t('roulette.noNumbers')} text={t('roulette.noNumbersText')} />
      )}
      {data && data.numbers.length > 0 && (
        <Table
          caption={t('roulette.numbers')}
          hideCaption
          rows={data.numbers}
          keyOf={({ id }) => id}
          columns={[
            { id: 'number', head: t('roulette.number'), rowHead: true, cell: ({ number }) => number },
            { id: 'name', head: t('roulette.participant'), cell: ({ user }) => user.name || t('roulette.removed') },
            { id: 'phone', head: t('fields.phone'), cell: ({ user }) => user.phone },
            { id: 'at', head: t('roulette.issuedAt'), cell: ({ issued_at: at }) => formatDateTime(at, locale) },
            { id: 'won', head: t('roulette.won'), cell: ({ won }) => won },
          ]}
        />
      )}
      <Pagination
        {...paginationTexts(t)}
        page={page}
        pages={data?.pages ?? 1}
        hrefOf={next => href(`/backoffice/roulette?location=${locationId}&page=${next}`)}
      />
    </section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
