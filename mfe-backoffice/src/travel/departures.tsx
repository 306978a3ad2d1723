import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { StaffTravel } from '@ortoo/contracts';
import { formatDate, formatWeekday } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, ErrorNotice, TextField } from '@ortoo/ui';
import { amountOf } from '../parts/amount.rules';
import { FormSection } from '../parts/form-section';
import { useTravelChange, type TravelControl } from './use-travel-change';

const range = { min: 0, max: 10_000 };

interface DepartureLineProps {
  departure: StaffTravel['departures'][number];
  control: TravelControl;
}

const DepartureLine = ({ departure: { date, seats, taken }, control }: DepartureLineProps) => {
  const t = useMessages();
  const locale = useLocale();
  const [value, setValue] = useState(String(seats));
  const { send, error, isPending, reset } = useTravelChange(control);
  const next = amountOf(value, range);
  const day = `${formatDate(date, locale)}, ${formatWeekday(date, locale)}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (next !== undefined && next !== seats) send({ part: 'departure', body: { date, seats: next } });
  };
  return (
    <li>
      <form onSubmit={submit} noValidate aria-label={day}>
        <span className="day">
          <strong>{day}</strong>
          <span className="soft">{t('travel.taken', { count: taken })}</span>
        </span>
        <TextField
          label={t('travel.seats')}
          inputMode="numeric"
          error={next === undefined ? t('travel.faults.seats') : undefined}
          value={value}
          onChange={event => {
            setValue(event.target.value);
            reset();
          }}
          maxLength={5}
          autoComplete="off"
        />
        <Button type="submit" kind="secondary" size="sm" busy={isPending} disabled={next === seats}>
          {t('actions.save')}
        </Button>
        {taken === 0 && (
          <Button
            kind="quiet"
            size="sm"
            aria-label={t('travel.removeDay', { day })}
            onClick={() => send({ part: 'departure', body: { date, seats: null } })}
          >
            {t('travel.remove')}
          </Button>
        )}
      </form>
      <ErrorNotice>{error}</ErrorNotice>
    </li>
  );
};

const NewDeparture = ({ control }: { control: TravelControl }) => {
  const t = useMessages();
  const [date, setDate] = useState('');
  const [seats, setSeats] = useState('');
  const [isTried, setTried] = useState(false);
  const { send, error, isPending } = useTravelChange(control);
  const count = amountOf(seats, range);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (date === '' || count === undefined) return;
    send({ part: 'departure', body: { date, seats: count } }, () => {
      setDate('');
      setSeats('');
      setTried(false);
    });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('travel.addDay')}>
      <TextField
        type="date"
        label={t('travel.day')}
        error={isTried && date === '' ? t('errors.required') : undefined}
        value={date}
        onChange={event => setDate(event.target.value)}
      />
      <TextField
        label={t('travel.seats')}
        inputMode="numeric"
        error={isTried && count === undefined ? t('travel.faults.seats') : undefined}
        value={seats}
        onChange={event => setSeats(event.target.value)}
        maxLength={5}
        autoComplete="off"
      />
      <Button type="submit" size="sm" busy={isPending}>
        {t('travel.addDay')}
      </Button>
      <ErrorNotice>{error}</ErrorNotice>
    </form>
  );
};

/** The days on which a trip leaves, with their seats. */
export const Departures = ({ travel, control }: { travel: StaffTravel; control: TravelControl }) => {
  const t = useMessages();
  const { departures } = travel;
  return (
    <FormSection title={t('travel.departures')} text={t('travel.departuresText')}>
      <div css={style}>
        <NewDeparture control={control} />
        {departures.length === 0 && <p className="soft">{t('travel.noDepartures')}</p>}
        <ul>
          {departures.map(departure => (
            <DepartureLine key={`${departure.date} ${departure.seats}`} {...{ departure, control }} />
          ))}
        </ul>
      </div>
    </FormSection>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-1);
  }
  form > div {
    flex: 0 1 11rem;
  }
  li {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-1);
    border-top: 1px solid var(--line);
  }
  .day {
    display: grid;
    flex: 1 1 12rem;
    min-width: 0;
    font-size: var(--text-sm);
  }
`;
