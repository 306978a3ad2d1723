import { $user, persisted } from '@ortoo/stores';
import type { AddressValues } from './address.rules';

interface Draft {
  /** Of the order that it is for. */
  number: string;
  values: Partial<AddressValues>;
}

const isDraft = (value: unknown) => {
  const { number, values } = Object(value) as Partial<Draft>;
  return value === null || (typeof number === 'string' && typeof values === 'object' && values !== null);
};

/** What has been typed of an address and not been sent yet: a reload or a second tab goes on with it. */
export const $addressDraft = persisted<Draft | null>('addressDraft', null, isDraft);

// The next person at this device is not to read it.
$user.listen((user, before) => {
  if (before && !user) $addressDraft.set(null);
});

/** What was typed of this order's address. */
export const draftOf = (number: string): Partial<AddressValues> | undefined => {
  const draft = $addressDraft.get();
  return draft?.number === number ? draft.values : undefined;
};
