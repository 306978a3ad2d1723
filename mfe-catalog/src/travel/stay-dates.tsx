import { useId } from 'react';
import { css } from '@emotion/react';
import { formatDate } from '@ortoo/i18n';
import { lazyPart, useLateDialog, useLocale, useMessages } from '@ortoo/remote';
import { CalendarIcon, FieldError, TextField } from '@ortoo/ui';
import { useToday } from '../parts/use-today';
import { nextDay, type StayState, weekdayOf, withCheckIn } from './stay.rules';

const StayCalendar = lazyPart(
  async () => (await import(/* webpackChunkName: "stay-calendar" */ './stay-calendar')).StayCalendar,
  { when: 'use' },
);

interface StayDatesProps {
  stay: StayState;
  onChange: (next: StayState) => void;
  /** Slug of the hotel whose prices the calendar shows; all hotels when absent. */
  hotel: string | undefined;
  error: string | undefined;
}

/** Check-in and check-out: buttons that open the calendar, and without script native fields. */
export const StayDates = ({ stay, onChange, hotel, error }: StayDatesProps) => {
  const t = useMessages();
  const locale = useLocale();
  const today = useToday();
  const errorId = useId();
  const { isRequested, button, dialog } = useLateDialog();
  const show = (date: string) =>
    date ? `${formatDate(date, locale, 'day')}, ${t(`calendar.weekdays.${weekdayOf(date)}`)}` : t('calendar.choose');
  return (
    <div css={style}>
      <div className="native">
        <TextField
          type="date"
          name="check_in"
          label={t('stay.checkIn')}
          value={stay.checkIn}
          min={today}
          onChange={event => onChange(withCheckIn(stay, event.target.value))}
          {...(error && { error })}
        />
        <TextField
          type="date"
          name="check_out"
          label={t('stay.checkOut')}
          value={stay.checkOut}
          min={stay.checkIn ? nextDay(stay.checkIn) : today}
          onChange={event => onChange({ ...stay, checkOut: event.target.value })}
        />
      </div>
      <div className="scripted">
        <div className="buttons" data-invalid={error ? true : undefined}>
          {(['checkIn', 'checkOut'] as const).map(field => (
            <button
              key={field}
              type="button"
              data-date={field}
              aria-describedby={error ? errorId : undefined}
              {...button}
            >
              <CalendarIcon />
              <span className="label">{t(`stay.${field}`)}</span>{' '}
              <span className="value" data-empty={stay[field] === '' || undefined}>
                {show(stay[field])}
              </span>
            </button>
          ))}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {isRequested && today && (
        <StayCalendar
          {...dialog}
          today={today}
          hotel={hotel}
          stay={stay}
          onChoose={dates => onChange({ ...stay, ...dates })}
        />
      )}
    </div>
  );
};

const style = css`
  grid-column: 1 / -1;
  .native {
    display: none;
    gap: var(--space-1-5);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  }
  .scripted {
    display: grid;
    gap: 0.375rem;
  }
  @media (scripting: none) {
    .native {
      display: grid;
    }
    .scripted {
      display: none;
    }
  }
  .buttons {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .buttons[data-invalid] {
    border-color: var(--bad);
  }
  .buttons > button {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0 0.375rem;
    align-items: center;
    min-height: 3.5rem;
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    color: inherit;
    line-height: 1.3;
    text-align: start;
  }
  .buttons > button + button {
    border-inline-start: 1.5px solid var(--sand-deep);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  @media (hover: hover) {
    .buttons > button:hover {
      background: var(--sand);
    }
  }
  .buttons svg {
    width: 1rem;
    height: 1rem;
    color: var(--action);
  }
  .label {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  .value {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .value[data-empty] {
    color: var(--ink-soft);
    font-weight: 500;
  }
`;
