import { css } from '@emotion/react';
import { useState } from 'react';
import type { StaffTravel } from '@ortoo/contracts';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { FormSection } from '../parts/form-section';
import { moneyText } from '../parts/money-text';
import { weekdayOf } from './month.rules';
import { NightRange } from './night-range';
import type { TravelControl } from './use-travel-change';

type Room = StaffTravel['rooms'][number];

interface RoomCalendarProps {
  room: Room;
  control: TravelControl;
}

/** First and last night that the form below changes. */
interface Range {
  from: string;
  to: string;
}

const Night = ({
  night,
  stock,
  isChosen,
  onPick,
}: {
  night: Room['nights'][number];
  stock: number;
  isChosen: boolean;
  onPick: () => void;
}) => {
  const t = useMessages();
  const locale = useLocale();
  const rooms = Math.min(stock, night.rooms ?? stock);
  const free = Math.max(0, rooms - night.taken);
  const state = rooms === 0 ? 'closed' : free === 0 ? 'full' : 'free';
  const amount = moneyText(night.price, locale);
  const price = night.has_own_price ? t('travel.ownPriceOf', { amount }) : amount;
  const day = formatDate(night.date, locale, 'long');
  return (
    <button type="button" data-state={state} aria-pressed={isChosen} onClick={onPick}>
      <span className="visually-hidden">
        {t('travel.night', { day, free, rooms, price, state: t(`travel.nightStates.${state}`) })}
      </span>
      <strong aria-hidden="true">{Number(night.date.slice(8))}</strong>
      <span aria-hidden="true">{state === 'closed' ? t('travel.nightStates.closed') : `${free}/${rooms}`}</span>
      <span className="price" aria-hidden="true" data-own={night.has_own_price || undefined}>
        {amount}
      </span>
    </button>
  );
};

const RoomCalendar = ({ room, control }: RoomCalendarProps) => {
  const t = useMessages();
  const [first] = room.nights;
  const [range, setRange] = useState<Range>({ from: '', to: '' });
  const pick = (date: string) =>
    setRange(({ from, to }) =>
      from !== '' && from === to && date > from ? { from, to: date } : { from: date, to: date },
    );
  const isChosen = (date: string) => range.from !== '' && range.from <= date && date <= range.to;
  return (
    <FormSection title={room.name} text={t('travel.stock', { count: room.stock })}>
      <div css={gridStyle} role="group" aria-label={t('travel.nights')}>
        {[1, 2, 3, 4, 5, 6, 7].map(day => (
          <span key={day} className="weekday" aria-hidden="true">
            {t(`directory.shortDays.${day}`)}
          </span>
        ))}
        {room.nights.map(night => (
          <div key={night.date} style={night === first ? { gridColumnStart: weekdayOf(night.date) + 1 } : undefined}>
            <Night {...{ night, stock: room.stock, isChosen: isChosen(night.date) }} onPick={() => pick(night.date)} />
          </div>
        ))}
      </div>
      <NightRange key={`${range.from} ${range.to}`} {...{ room, range, control }} />
    </FormSection>
  );
};

/** The nights of a month by kind of room: free and all rooms, and the price. */
export const NightCalendar = ({ travel, control }: { travel: StaffTravel; control: TravelControl }) =>
  travel.rooms.map(room => <RoomCalendar key={room.variant_id} {...{ room, control }} />);

const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 0.25rem;
  font-size: var(--text-sm);
  .weekday {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-weight: 600;
    text-align: center;
  }
  button {
    display: grid;
    justify-items: center;
    gap: 0.125rem;
    width: 100%;
    min-height: 3.75rem;
    padding: 0.25rem 0;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-sm);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-xs);
    line-height: 1.2;
  }
  button[data-state='full'] {
    background: var(--sand);
  }
  button[data-state='closed'] {
    border-style: dashed;
    background: var(--sand);
    color: var(--ink-soft);
  }
  button[aria-pressed='true'] {
    border-color: var(--action);
    background: var(--action-wash);
  }
  .price {
    color: var(--ink-soft);
  }
  .price[data-own] {
    color: var(--action);
  }
  @media (max-width: 991.98px) {
    .price {
      display: none;
    }
    button {
      min-height: var(--target);
    }
  }
`;
