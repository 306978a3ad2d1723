import { useRef } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@ortoo/i18n';
import type { Money } from '@ortoo/contracts';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { BagIcon, Button, ButtonLink, ErrorPanel, InlineNotice, Skeleton } from '@ortoo/ui';
import { AddedNotice } from '../parts/added-notice';
import { DepartureSelect } from './departure-select';
import { PassengerList } from './passenger-list';
import { departuresQuery } from './travel.queries';
import { maxPassengers } from './trip.rules';
import { useTripBooking } from './use-trip-booking';

export interface TripPanelProps {
  slug: string;
  variants: readonly { id: number; selling: Money }[];
}

/** Departure and passengers of a trip, and an add-to-cart button. */
export const TripPanel = ({ slug, variants }: TripPanelProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(departuresQuery(slug));
  const form = useRef<HTMLFormElement>(null);
  const [variant] = variants;
  const booking = useTripBooking(variant?.id, data?.departures, form);
  const { departure, drafts } = booking;
  if (isError)
    return <ErrorPanel title={t('trip.failed')} retryLabel={t('actions.retry')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20rem" round />;
  if (data.departures.length === 0)
    return (
      <InlineNotice
        action={
          <ButtonLink size="sm" href={href(`/quote?product=${slug}`)}>
            {t('trip.askQuote')}
          </ButtonLink>
        }
      >
        {t('trip.none')}
      </InlineNotice>
    );
  return (
    <form
      ref={form}
      css={style}
      noValidate
      aria-label={t('trip.title')}
      onSubmit={event => {
        event.preventDefault();
        booking.submit();
      }}
    >
      <h2>{t('trip.title')}</h2>
      <DepartureSelect
        departures={data.departures}
        value={booking.date}
        seats={drafts.length}
        isMissing={booking.isDepartureMissing}
        onChange={booking.setDate}
      />
      <PassengerList
        passengers={drafts}
        missing={booking.missing}
        max={maxPassengers(departure)}
        onChange={booking.setDrafts}
      />
      {variant && (
        <p className="sum" aria-live="polite">
          <span>{t('trip.perSeat', { price: formatMoney(variant.selling, locale), count: drafts.length })}</span>
          <strong>{formatMoney(variant.selling * drafts.length, locale)}</strong>
        </p>
      )}
      <Button type="submit" size="lg" wide icon={<BagIcon />} busy={booking.busy}>
        {t('actions.addToCart')}
      </Button>
      {booking.outcome && <AddedNotice wasInCart={booking.outcome.wasInCart} />}
    </form>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  h2 {
    font-size: var(--text-xl);
  }
  h3 {
    margin-top: var(--space-1);
    font-size: var(--text-md);
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    color: var(--ink-soft);
  }
  .sum strong {
    color: var(--ink);
    font-size: var(--text-lg);
  }
`;
