import { css } from '@emotion/react';
import { limits } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Select } from '@ortoo/ui';
import { StayDates } from './stay-dates';
import { type StayState, withAge, withChildren } from './stay.rules';

interface StayFieldsProps {
  stay: StayState;
  onChange: (next: StayState) => void;
  /** Slug of the hotel; all hotels when absent. */
  hotel?: string | undefined;
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

/** Dates and guests of a stay. */
export const StayFields = ({ stay, onChange, hotel, error }: StayFieldsProps) => {
  const t = useMessages();
  return (
    <div css={style}>
      <StayDates stay={stay} onChange={onChange} hotel={hotel} error={error} />
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
