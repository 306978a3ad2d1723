import { css } from '@emotion/react';
import type { Campaign, Prize } from '@ortoo/contracts';
import { formatNumber, formatPercent } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Table, type Column } from '@ortoo/ui';

/** The prizes of a wheel with their odds, or of a jackpot with their number. */
export const Prizes = ({ campaign }: { campaign: Campaign }) => {
  const t = useMessages();
  const locale = useLocale();
  const { prizes, kind } = campaign;
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const title = t(kind === 'wheel' ? 'draws.prizes' : 'draws.prizesOfJackpot');
  const name: Column<Prize> = { id: 'name', head: t('draws.prize'), cell: prize => prize.name, rowHead: true };
  const left: Column<Prize> = {
    id: 'left',
    head: t(kind === 'wheel' ? 'draws.remaining' : 'draws.winners'),
    align: 'end',
    cell: prize => (prize.left === null ? t('draws.unlimited') : formatNumber(prize.left, locale)),
  };
  const chance: Column<Prize> = {
    id: 'chance',
    head: t('draws.chance'),
    align: 'end',
    cell: ({ weight }) => formatPercent((weight / total) * 100, locale, 1),
  };
  return (
    <div css={style}>
      <h2>{title}</h2>
      <Table
        caption={title}
        hideCaption
        keyOf={({ id }) => id}
        rows={[...prizes]}
        columns={kind === 'wheel' ? [name, chance, left] : [name, left]}
      />
    </div>
  );
};

/** The table is a region with this name itself. */
const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(0.875rem, 2.4vw, 1.5rem);
  @media (max-width: 399.98px) {
    && :is(th, td) {
      padding-inline: 0.5rem;
    }
  }
`;
