import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatDate, formatTime, formatWeekday } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { BadgeCheckIcon, CalendarIcon, ClockIcon, MapPinIcon, TicketIcon } from '@ortoo/ui';
import type { ProductView } from './product-view.rules';

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div>
    {icon}
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

type License = NonNullable<ProductView['details']['license']>;

/** How long a licence is valid, in the largest unit that fits. */
const LicenseText = ({ license: { days } }: { license: License }) => {
  const t = useMessages();
  if (days === null) return t('product.license.forever');
  if (days % 365 === 0) return t('product.license.years', { count: days / 365 });
  return days % 30 === 0
    ? t('product.license.months', { count: days / 30 })
    : t('product.license.days', { count: days });
};

/** Key facts about a trip, a stay, an event, a coupon or a licence before the purchase. */
export const KindFacts = ({ product: { details } }: { product: ProductView }) => {
  const t = useMessages();
  const locale = useLocale();
  const { event_at: event, stars, days, valid_days: valid, place, departures, amenities, license } = details;
  return (
    <dl css={style}>
      {license && (
        <Fact icon={<BadgeCheckIcon />} label={t('product.facts.license')}>
          <LicenseText license={license} />
        </Fact>
      )}
      {event && (
        <Fact icon={<CalendarIcon />} label={t('product.facts.when')}>
          {t('product.facts.moment', {
            date: formatDate(event, locale, 'medium'),
            weekday: formatWeekday(event, locale),
            time: formatTime(event),
          })}
        </Fact>
      )}
      {stars !== null && (
        <Fact icon={<BadgeCheckIcon />} label={t('product.facts.class')}>
          {t('product.facts.stars', { count: stars })}
        </Fact>
      )}
      {days !== null && (
        <Fact icon={<ClockIcon />} label={t('product.facts.length')}>
          {t('units.days', { count: days })}
        </Fact>
      )}
      {valid !== null && event === null && (
        <Fact icon={<TicketIcon />} label={t('product.facts.valid')}>
          {t('product.facts.validDays', { count: valid })}
        </Fact>
      )}
      {place && (
        <Fact icon={<MapPinIcon />} label={t('product.facts.place')}>
          {place}
        </Fact>
      )}
      {departures.length > 0 && (
        <Fact icon={<CalendarIcon />} label={t('product.facts.departures')}>
          <ul>
            {departures.map(day => (
              <li key={day}>{formatDate(day, locale, 'day')}</li>
            ))}
          </ul>
        </Fact>
      )}
      {amenities.length > 0 && (
        <Fact icon={<BadgeCheckIcon />} label={t('product.facts.amenities')}>
          <ul>
            {amenities.map(amenity => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
};

const style = css`
  display: grid;
  gap: 0.875rem;
  padding: 1.125rem 1.25rem;
  border-radius: var(--radius-lg);
  background: var(--sand);
  > div {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: 0 0.875rem;
  }
  svg {
    grid-row: span 2;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
    color: var(--action);
  }
  dt {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  dd {
    font-weight: 550;
    line-height: 1.4;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-top: 0.25rem;
  }
  li {
    padding: 0.125rem 0.625rem;
    border-radius: 8px;
    background: var(--surface);
    font-size: var(--text-sm);
  }
  li::first-letter {
    text-transform: uppercase;
  }
`;
