import { $user, persisted } from '@ortoo/stores';
import type { AddressValues } from './address.rules';

interface Draft {
  /** Its author; null for a guest. */
  owner: number | null;
  /** Number of its order. */
  number: string;
  values: Partial<AddressValues>;
}

const isDraft = (value: unknown) => {
  const { number, values } = Object(value) as Partial<Draft>;
  return value === null || (typeof number === 'string' && typeof values === 'object' && values !== null);
};

/** Unsent input of an address: a reload or a second tab continues with it. */
export const $addressDraft = persisted<Draft | null>('addressDraft', null, isDraft);

export const saveDraft = (number: string, values: Partial<AddressValues>): void =>
  $addressDraft.set({ owner: $user.get()?.id ?? null, number, values });

/** The input is restored for its author only, after a new sign-in, and not for another user of the device. */
const isMine = ({ owner }: Draft) => {
  const user = $user.get();
  return !user || !owner || owner === user.id;
};

/** Saved input of this order's address. */
export const draftOf = (number: string): Partial<AddressValues> | undefined => {
  const draft = $addressDraft.get();
  return draft?.number === number && isMine(draft) ? draft.values : undefined;
};
