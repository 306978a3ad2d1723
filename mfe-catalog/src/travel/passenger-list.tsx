import { useMessages } from '@ortoo/remote';
import { Button, PlusIcon } from '@ortoo/ui';
import { PassengerFields } from './passenger-fields';
import { emptyPassenger, type PassengerDraft } from './trip.rules';

interface PassengerListProps {
  passengers: readonly PassengerDraft[];
  /** Empty fields after an attempt to submit. */
  missing: readonly string[];
  max: number;
  onChange: (passengers: readonly PassengerDraft[]) => void;
}

/** The travellers of a trip, one at least. */
export const PassengerList = ({ passengers, missing, max, onChange }: PassengerListProps) => {
  const t = useMessages();
  const replace = (at: number, next: PassengerDraft) =>
    onChange(passengers.map((known, index) => (index === at ? next : known)));
  const remove = (at: number) => onChange(passengers.filter((_, index) => index !== at));
  return (
    <>
      <h3>{t('trip.passengers')}</h3>
      <p className="soft">{t('trip.passengersText')}</p>
      {passengers.map((passenger, at) => (
        <PassengerFields
          // A passenger is identified by index.
          key={at}
          number={at + 1}
          passenger={passenger}
          missing={missing}
          onChange={next => replace(at, next)}
          onRemove={passengers.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {passengers.length < max && (
        <Button kind="secondary" icon={<PlusIcon />} onClick={() => onChange([...passengers, emptyPassenger])}>
          {t('trip.add')}
        </Button>
      )}
    </>
  );
};
