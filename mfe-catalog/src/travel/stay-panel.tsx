import { css } from '@emotion/react';
import { ApiError } from '@ortoo/http';
import { lazyPart, useLocale, useMessages } from '@ortoo/remote';
import { BagIcon, Button, ErrorPanel, InlineNotice, Skeleton } from '@ortoo/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useQueryState } from '../parts/use-query-state';
import { AddedNotice } from '../parts/added-notice';
import { RoomCards } from './room-cards';
import { StayBreakdown } from './stay-breakdown';
import { StayFields } from './stay-fields';
import { StayTerms } from './stay-terms';
import { addressQuery, hasDates, readStay, type StayState, stayParams, toStay } from './stay.rules';
import { hotelQuery, stayPriceQuery } from './travel.queries';
import { useBooking } from './use-booking';

const HotelMap = lazyPart(async () => (await import(/* webpackChunkName: "hotel-map" */ './hotel-map')).HotelMap, {
  when: 'visible',
  Fallback: () => <Skeleton height="14rem" round />,
});

interface StayDraft {
  stay: StayState;
  room: number | undefined;
}

const read = (search: URLSearchParams): StayDraft => {
  const room = Number(search.get('variant'));
  return { stay: readStay(search), room: Number.isInteger(room) && room > 0 ? room : undefined };
};

const write = ({ stay, room }: StayDraft): string =>
  addressQuery({ ...(room && { variant: room }), ...stayParams(stay) });

const format = { read, write };

/** Room, dates and guests of a hotel with the current price, and an add-to-cart button. */
export const StayPanel = ({ slug }: { slug: string }) => {
  const t = useMessages();
  const locale = useLocale();
  const [{ stay, room }, change] = useQueryState(format, 'replace');
  const [requested, setRequested] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hotel = useQuery(hotelQuery(slug, stay, locale));
  const dated = hasDates(stay);
  const chosen = hotel.data?.rooms.find(({ variant_id: id }) => id === room);
  const bookable = dated && chosen !== undefined && chosen.reason === null && !hotel.data?.apiError;
  const price = useQuery({ ...stayPriceQuery(room ?? 0, stay, locale), enabled: bookable });
  const error = price.error instanceof ApiError ? price.error.message : undefined;
  const booking = useBooking(
    // The button does not wait for the price: the cart shows it, too.
    bookable && !error ? { variant_id: chosen.variant_id, booking: { kind: 'stay', ...toStay(stay) } } : undefined,
  );
  const missingDates = requested && !dated ? t('stay.datesFirst') : undefined;
  const book = () => {
    setRequested(true);
    const missing = dated ? 'input[type=radio]:not(:disabled)' : '[name=check_in]';
    if (!bookable) return form.current?.querySelector<HTMLElement>(missing)?.focus();
    void booking.book();
  };
  if (hotel.isError)
    return <ErrorPanel title={t('stay.failed')} retryLabel={t('actions.retry')} onRetry={() => void hotel.refetch()} />;
  if (!hotel.data) return <Skeleton height="26rem" round />;
  return (
    <form
      ref={form}
      css={style}
      aria-label={t('stay.title')}
      onSubmit={event => {
        event.preventDefault();
        book();
      }}
    >
      <h2>{t('stay.title')}</h2>
      <StayFields
        hotel={slug}
        stay={stay}
        onChange={next => change({ stay: next, room })}
        error={hotel.data.apiError ?? missingDates}
      />
      <RoomCards
        rooms={hotel.data.rooms}
        chosen={room}
        onChoose={next => change({ stay, room: next })}
        error={requested && dated && chosen?.reason !== null ? t('stay.choose') : undefined}
      />
      <div aria-live="polite" className="price" data-waiting={price.isPlaceholderData || undefined}>
        {!dated && <p className="soft">{t('stay.chooseDates')}</p>}
        {bookable && price.data && !error && <StayBreakdown price={price.data} />}
        {bookable && error && <InlineNotice tone="warn">{error}</InlineNotice>}
      </div>
      <Button type="submit" size="lg" wide icon={<BagIcon />} busy={booking.busy}>
        {t('actions.addToCart')}
      </Button>
      {booking.outcome && <AddedNotice wasInCart={booking.outcome.wasInCart} />}
      <StayTerms hotel={hotel.data} />
      {hotel.data.location && (
        <HotelMap
          selected={slug}
          points={[{ slug, name: hotel.data.name, text: hotel.data.place ?? '', location: hotel.data.location }]}
        />
      )}
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: var(--text-xl);
  }
  .price[data-waiting] {
    opacity: 0.55;
  }
`;
