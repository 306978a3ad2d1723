import { css } from '@emotion/react';
import { toMoney, type HotelRoom } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Picture, RadioCards } from '@ortoo/ui';

interface RoomCardsProps {
  rooms: readonly HotelRoom[];
  chosen: number | undefined;
  onChoose: (variantId: number) => void;
  error?: string | undefined;
}

/** Number of free rooms from which they are labelled as scarce. */
const few = 3;

/** Kinds of rooms with beds and price; one that is unavailable for the stay shows its reason. */
export const RoomCards = ({ rooms, chosen, onChoose, error }: RoomCardsProps) => {
  const t = useMessages();
  const locale = useLocale();
  const show = (wire: string) => formatMoney(toMoney(wire), locale);
  const about = (room: HotelRoom) =>
    room.reason ??
    [
      t('stay.sleeps', { count: room.beds }),
      ...(room.extra_beds > 0
        ? [t('stay.extraBed', { count: room.extra_beds, price: show(room.extra_bed_price) })]
        : []),
      ...(room.free !== null && room.free <= few ? [t('stay.left', { count: room.free })] : []),
    ].join('\u00A0· ');
  return (
    <div css={style}>
      <RadioCards
        legend={t('stay.room')}
        name="room"
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={value => onChoose(Number(value))}
        options={rooms.map(room => ({
          value: String(room.variant_id),
          title: room.name,
          text: about(room),
          ...(room.image && { icon: <Picture src={room.image} alt="" sizes="6rem" /> }),
          end: room.total === null ? t('stay.night', { price: show(room.night_price) }) : show(room.total),
          disabled: room.reason !== null,
        }))}
        {...(error && { error })}
      />
    </div>
  );
};

const style = css`
  .cards .icon {
    align-self: stretch;
    width: clamp(4rem, 18vw, 6rem);
    height: auto;
    min-height: 4.5rem;
    overflow: hidden;
  }
  .icon img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .cards .end {
    max-width: 8.5rem;
    text-align: end;
    text-wrap: balance;
  }
  label:has(input:disabled) .icon {
    opacity: 0.6;
  }
  /* The price below the room: on a phone and in a narrow second column there is no room beside picture and name. */
  @media (max-width: 479px), (min-width: 992px) and (max-width: 1199px) {
    label {
      flex-wrap: wrap;
    }
    .cards .body {
      flex: 1 1 6rem;
      min-width: 0;
    }
    .cards .end {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;
