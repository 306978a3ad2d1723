import type { HotelDetail } from '@ortoo/contracts';
import { formatPercent } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Disclosure } from '@ortoo/ui';

/** Times of arrival and departure, the rule for children, and prices of seasons. */
export const StayTerms = ({ hotel }: { hotel: HotelDetail }) => {
  const t = useMessages();
  const locale = useLocale();
  const { seasons, check_in: from, check_out: to } = hotel;
  return (
    <>
      <p className="soft">
        {t('stay.times', { from, to })}{' '}
        {t('stay.childRule', {
          free: hotel.child_free_under,
          under: hotel.child_under,
          percent: formatPercent(hotel.child_percent, locale),
        })}
      </p>
      {seasons.length > 0 && (
        <Disclosure summary={t('stay.seasons')}>
          <ul className="soft">
            {seasons.map(({ name, first_day, last_day, percent }) => (
              <li key={`${first_day}-${last_day}`}>
                {t('stay.season', {
                  name,
                  from: first_day.replace('-', '.'),
                  to: last_day.replace('-', '.'),
                  percent: formatPercent(percent, locale),
                })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
};
