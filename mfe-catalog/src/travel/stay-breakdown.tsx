import { css } from '@emotion/react';
import { toMoney, type StayPrice } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList } from '@ortoo/ui';
import { groupNights } from './stay.rules';

/** Price breakdown of a stay. */
export const StayBreakdown = ({ price }: { price: StayPrice }) => {
  const t = useMessages();
  const locale = useLocale();
  const show = (wire: string) => formatMoney(toMoney(wire), locale);
  const groups = groupNights(price.nights);
  const sum = (each: string, count: number) => formatMoney(toMoney(each) * count * price.rooms, locale);
  return (
    <div css={style}>
      <DefinitionList
        form="sums"
        items={[
          ...groups.map(({ price: each, season, weekend, count }) => ({
            term: [
              t('stay.nights', { count, price: show(each) }),
              ...(price.rooms > 1 ? [t('stay.timesRooms', { count: price.rooms })] : []),
              ...(season || weekend ? [`(${[season, weekend && t('stay.weekend')].filter(Boolean).join(', ')})`] : []),
            ].join(' '),
            value: sum(each, count),
          })),
          ...price.extra_beds.map(({ child, count, amount }) => ({
            term: t(child ? 'stay.extraChild' : 'stay.extraAdult', { count }),
            value: show(amount),
          })),
          { term: t('price.total'), value: show(price.total), strong: true },
        ]}
      />
    </div>
  );
};

const style = css`
  padding: 1rem 1.125rem;
  border-radius: var(--radius);
  background: var(--sand);
`;
