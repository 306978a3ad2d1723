import { css } from '@emotion/react';
import type { Campaign, Draw, DrawRound } from '@ortoo/contracts';
import { formatDate, formatNumber } from '@ortoo/i18n';
import { failedPart, useLocale, useMessages } from '@ortoo/remote';
import { Button, DefinitionList, ErrorPanel, InlineNotice, Select, Skeleton, Table, type Column } from '@ortoo/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkRound } from './check.mutations';
import { drawsQuery } from './draws.queries';

/** Rows that are shown; the check covers all. */
const shownRows = 20;

const Check = ({ campaign, round }: { campaign: Campaign; round: DrawRound & { seed: string } }) => {
  const t = useMessages();
  const check = useMutation(checkRound);
  const isJackpot = campaign.kind === 'jackpot';
  const { data } = check;
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate({ slug: campaign.slug, isJackpot, round })}>
        {t('draws.check.run')}
      </Button>
      <div role="status" aria-live="polite">
        {check.isPending && t('draws.check.running')}
        {data?.result === 'good' && (
          <InlineNotice tone="good">{t('draws.check.good', { count: data.count })}</InlineNotice>
        )}
        {data && data.result !== 'good' && (
          <InlineNotice tone="bad">
            {t(`draws.check.${data.result}`, 'sequence' in data ? { sequence: data.sequence } : {})}
          </InlineNotice>
        )}
      </div>
    </>
  );
};

const DrawTable = ({ campaign, round, draws }: { campaign: Campaign; round: DrawRound; draws: readonly Draw[] }) => {
  const t = useMessages();
  const locale = useLocale();
  const names = new Map([...campaign.prizes, ...round.odds].map(({ id, name }) => [id, name]));
  const awarded = ({ drawn_prize_id, prize_id }: Draw) => {
    const prize = names.get(prize_id) ?? '';
    return drawn_prize_id === prize_id ? prize : t('draws.check.usedUp', { prize });
  };
  const columns: Column<Draw>[] = [
    { id: 'sequence', head: t('draws.check.sequence'), cell: ({ sequence }) => sequence, rowHead: true },
    campaign.kind === 'jackpot'
      ? { id: 'entry', head: t('draws.check.entry'), cell: ({ entry }) => entry }
      : { id: 'drawn', head: t('draws.check.drawn'), cell: ({ drawn_prize_id }) => names.get(drawn_prize_id) },
    { id: 'awarded', head: t('draws.check.awarded'), cell: awarded },
    { id: 'number', head: t('draws.check.number'), align: 'end', cell: ({ number }) => formatNumber(number, locale) },
  ];
  return (
    <>
      <Table
        caption={t('draws.check.list')}
        columns={columns}
        rows={draws.slice(0, shownRows)}
        keyOf={({ sequence }) => sequence}
      />
      {draws.length > shownRows && <p className="soft">{t('draws.check.rest', { shown: shownRows })}</p>}
    </>
  );
};

const Round = ({ campaign, round, draws }: { campaign: Campaign; round: DrawRound; draws: readonly Draw[] }) => {
  const t = useMessages();
  const locale = useLocale();
  const { seed, seed_hash, count } = round;
  return (
    <>
      <DefinitionList
        items={[
          { term: t('draws.check.hash'), value: <code>{seed_hash}</code> },
          { term: t('draws.check.seed'), value: seed === null ? t('draws.check.secret') : <code>{seed}</code> },
          {
            term: t(campaign.kind === 'jackpot' ? 'draws.check.entries' : 'draws.check.count'),
            value: formatNumber(count, locale),
          },
        ]}
      />
      {draws.length === 0 && <p>{t('draws.check.none')}</p>}
      {draws.length > 0 && seed !== null && <Check campaign={campaign} round={{ ...round, seed }} />}
      {draws.length > 0 && <DrawTable campaign={campaign} round={round} draws={draws} />}
    </>
  );
};

/** The rounds of a campaign with their draws, and a check of all of them in this browser. */
export const CheckDraws = ({ campaign }: { campaign: Campaign }) => {
  const t = useMessages();
  const locale = useLocale();
  const [day, setDay] = useState<string>();
  const query = useQuery(drawsQuery(campaign.slug, day));
  const { data } = query;
  if (query.isError) return <ErrorPanel {...failedPart(t, query)} />;
  if (!data) return <Skeleton height="18rem" round />;
  const { round, draws, days } = data;
  if (!round) return <p>{t('draws.check.none')}</p>;
  return (
    <div css={style}>
      {campaign.kind === 'wheel' && (
        <Select
          label={t('draws.check.day')}
          value={round.day}
          onChange={event => setDay(event.target.value)}
          options={days.map(value => ({ value, label: formatDate(value, locale) }))}
        />
      )}
      <Round key={round.day} campaign={campaign} round={round} draws={draws} />
    </div>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;
  > * {
    max-width: 100%;
  }
  code {
    overflow-wrap: anywhere;
    font-size: var(--text-sm);
  }
`;
