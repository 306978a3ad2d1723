import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney } from '@ortoo/i18n';
import type { Money } from '@ortoo/contracts';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { BagIcon, Button, ButtonLink, ErrorPanel, InlineNotice, PlusIcon, Select, Skeleton } from '@ortoo/ui';
import { AddedNotice } from './added-notice';
import { PassengerFields } from './passenger-fields';
import { departuresQuery } from './travel.queries';
import { completePassengers, missingFields, maxPassengers, emptyPassenger, type PassengerDraft } from './trip.rules';
import { useBooking } from './use-booking';

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
  const [date, setDate] = useState('');
  const [drafts, setDrafts] = useState<readonly PassengerDraft[]>([emptyPassenger]);
  const [requested, setRequested] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [variant] = variants;
  const departure = data?.departures.find(entry => entry.date === date);
  const passengers = completePassengers(drafts);
  const ready = departure !== undefined && passengers !== undefined && variant !== undefined;
  const booking = useBooking(
    ready ? { variant_id: variant.id, booking: { kind: 'trip', departure: date, passengers } } : undefined,
  );
  const missing = missingFields(drafts);
  const book = () => {
    setRequested(true);
    if (ready) return void booking.book();
    const first = departure ? missing[0] : 'departure';
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const replace = (at: number, next: PassengerDraft) =>
    setDrafts(drafts.map((known, index) => (index === at ? next : known)));
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
  const day = (of: string) => formatDate(of, locale, 'short');
  return (
    <form
      ref={form}
      css={style}
      noValidate
      aria-label={t('trip.title')}
      onSubmit={event => {
        event.preventDefault();
        book();
      }}
    >
      <h2>{t('trip.title')}</h2>
      <Select
        name="departure"
        label={t('trip.departure')}
        placeholder="–"
        value={date}
        required
        options={data.departures.map(({ date: value, returns_on: back, seats_left: left }) => ({
          value,
          label: t('trip.option', {
            from: day(value),
            to: day(back),
            left: left > 0 ? t('trip.seats', { count: left }) : t('trip.full'),
          }),
          disabled: left < drafts.length,
        }))}
        onChange={event => setDate(event.target.value)}
        {...(requested && !departure && { error: t('trip.chooseDeparture') })}
      />
      <h3>{t('trip.passengers')}</h3>
      <p className="soft">{t('trip.passengersText')}</p>
      {drafts.map((passenger, at) => (
        <PassengerFields
          // A passenger is identified by index.
          key={at}
          number={at + 1}
          passenger={passenger}
          missing={requested ? missing : []}
          onChange={next => replace(at, next)}
          onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      {drafts.length < maxPassengers(departure) && (
        <Button kind="secondary" icon={<PlusIcon />} onClick={() => setDrafts([...drafts, emptyPassenger])}>
          {t('trip.add')}
        </Button>
      )}
      {variant && (
        <p className="sum" aria-live="polite">
          <span>{t('trip.perSeat', { price: formatMoney(variant.selling, locale), count: drafts.length })}</span>
          <strong>{formatMoney(variant.selling * drafts.length, locale)}</strong>
        </p>
      )}
      <Button type="submit" size="lg" wide icon={<BagIcon />} busy={booking.busy}>
        {t('actions.addToCart')}
      </Button>
      {booking.isAdded && <AddedNotice />}
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
  .soft {
    color: var(--ink-soft);
    font-size: var(--text-sm);
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
