import { useEffect, useEffectEvent } from 'react';
import type { Address } from '@ortoo/contracts';
import type { SlotProps } from '@ortoo/remote';

type PickerProps = SlotProps<'account.address-picker'>;

const another = 'new';

const Picker = ({ saved, isNew, onPick }: PickerProps & { saved: readonly Address[] }) => {
  const start = useEffectEvent(() => onPick(isNew ? another : (saved[0] ?? 'none')));
  useEffect(() => start(), []);
  return (
    <>
      {saved.map(address => (
        <button key={address.id} onClick={() => onPick(address)}>
          {address.firstname}
        </button>
      ))}
      <button onClick={() => onPick(another)}>{another}</button>
    </>
  );
};

/** The account's choice of these addresses, as a test needs it. */
export const addressPicker = (saved: readonly Address[] = []) => ({
  'account.address-picker': (props: PickerProps) => <Picker saved={saved} {...props} />,
});
