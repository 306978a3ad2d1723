import { css } from '@emotion/react';
import { limits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Select, TextField } from '@ortoo/ui';
import { nextDay, type StayState, withAge, withCheckIn, withChildren } from './stay.rules';
import { useToday } from '../parts/use-today';

interface StayFieldsProps {
  stay: StayState;
  onChange: (next: StayState) => void;
  /** Message about the dates, next to them. */
  error?: string | undefined;
}

const upTo = (max: number, min = 1) =>
  Array.from({ length: max - min + 1 }, (_, at) => ({ value: String(min + at), label: String(min + at) }));

const choices = {
  rooms: upTo(limits.stayRooms),
  adults: upTo(limits.stayGuests),
  children: upTo(9, 0),
  ages: upTo(17, 0),
};

/** Dates and guests: native fields, which work with every keyboard and phone. */
export const StayFields = ({ stay, onChange, error }: StayFieldsProps) => {
  const t = useMessages();
  const today = useToday();
  return (
    <div css={style}>
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
      <div className="people">
        {(['rooms', 'adults'] as const).map(field => (
          <Select
            key={field}
            name={field}
            label={t(`stay.${field}`)}
            value={stay[field]}
            options={choices[field]}
            onChange={event => onChange({ ...stay, [field]: Number(event.target.value) })}
          />
        ))}
        <Select
          label={t('stay.children')}
          value={stay.children.length}
          options={choices.children}
          onChange={event => onChange(withChildren(stay, Number(event.target.value)))}
        />
        {stay.children.map((age, child) => (
          <Select
            // A child is identified by index.
            key={child}
            name="children"
            label={t('stay.age', { number: child + 1 })}
            value={age}
            options={choices.ages}
            onChange={event => onChange(withAge(stay, child, Number(event.target.value)))}
          />
        ))}
      </div>
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-1-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  align-items: start;
  .people {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
    gap: var(--space-1-5);
    align-items: end;
  }
`;
