import { css } from '@emotion/react';
import { useMessages } from '@ortoo/remote';
import { IconButton, Select, TextField, TrashIcon } from '@ortoo/ui';
import type { PassengerDraft } from './trip.rules';

interface PassengerFieldsProps {
  number: number;
  passenger: PassengerDraft;
  /** Empty fields after an attempt to submit. */
  missing: readonly string[];
  onChange: (next: PassengerDraft) => void;
  onRemove?: (() => void) | undefined;
}

/** One traveller of a trip. */
export const PassengerFields = ({ number, passenger, missing, onChange, onRemove }: PassengerFieldsProps) => {
  const t = useMessages();
  const at = number - 1;
  const fault = (field: string) => (missing.includes(`${field}-${at}`) ? { error: t('errors.required') } : {});
  return (
    <fieldset css={style}>
      <legend>{t('trip.passenger', { number })}</legend>
      <Select
        name={`salutation-${at}`}
        label={t('trip.salutation')}
        placeholder="–"
        value={passenger.salutation}
        options={(['MR', 'MS'] as const).map(value => ({ value, label: t(`trip.${value}`) }))}
        required
        onChange={event => onChange({ ...passenger, salutation: event.target.value as PassengerDraft['salutation'] })}
        {...fault('salutation')}
      />
      {(['lastname', 'firstname'] as const).map(field => (
        <TextField
          key={field}
          name={`${field}-${at}`}
          label={t(field === 'lastname' ? 'fields.lastName' : 'fields.firstName')}
          value={passenger[field]}
          maxLength={80}
          autoComplete="off"
          required
          onChange={event => onChange({ ...passenger, [field]: event.target.value })}
          {...fault(field)}
        />
      ))}
      {onRemove && <IconButton label={t('trip.remove', { number })} icon={<TrashIcon />} onClick={onRemove} />}
    </fieldset>
  );
};

const style = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-1-5);
  align-items: start;
  padding: 1rem 1.125rem 1.125rem;
  border-radius: var(--radius);
  background: var(--sand);
  legend {
    float: left;
    grid-column: 1 / -1;
    width: 100%;
    font-weight: 600;
  }
  legend + * {
    grid-column: 1 / -1;
    clear: both;
  }
  > button {
    position: absolute;
    top: 0.375rem;
    right: 0.375rem;
  }
`;
