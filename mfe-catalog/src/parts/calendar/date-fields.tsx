import { useId } from 'react';
import { css } from '@emotion/react';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages, type useLateDialog } from '@ortoo/remote';
import { CalendarIcon, FieldError, TextField } from '@ortoo/ui';
import { weekdayOf } from './calendar.rules';

export interface DateField {
  name: string;
  label: string;
  value: string;
  /** Shown when there is no date. */
  empty?: string;
  min: string | undefined;
  onChange: (date: string) => void;
}

interface DateFieldsProps {
  /** The first day and the last. */
  fields: readonly DateField[];
  /** Opens the calendar. */
  button: ReturnType<typeof useLateDialog>['button'];
  error: string | undefined;
}

/** Two days: buttons that open a calendar, and without script native fields. */
export const DateFields = ({ fields, button, error }: DateFieldsProps) => {
  const t = useMessages();
  const locale = useLocale();
  const errorId = useId();
  const show = (date: string) => `${formatDate(date, locale, 'day')}, ${t(`calendar.weekdays.${weekdayOf(date)}`)}`;
  return (
    <div css={style}>
      <div className="scripted">
        <div className="buttons" data-invalid={error ? true : undefined}>
          {fields.map(({ name, label, value, empty }) => (
            <button key={name} type="button" name={name} aria-describedby={error ? errorId : undefined} {...button}>
              <CalendarIcon />
              <span className="label">{label}</span>{' '}
              <span className="value" data-empty={value === '' || undefined}>
                {value ? show(value) : (empty ?? t('calendar.choose'))}
              </span>
            </button>
          ))}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <div className="native">
        {fields.map(({ onChange, empty: _, ...field }, at) => (
          <TextField
            key={field.name}
            type="date"
            {...field}
            onChange={event => onChange(event.target.value)}
            {...(at === 0 && error && { error })}
          />
        ))}
      </div>
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
