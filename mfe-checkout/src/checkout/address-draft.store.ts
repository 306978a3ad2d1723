import { $user, persisted } from '@ortoo/stores';
import type { AddressValues } from './address.rules';

interface Draft {
  /** Who typed it; null for a guest. */
  owner: number | null;
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

export const saveDraft = (number: string, values: Partial<AddressValues>): void =>
  $addressDraft.set({ owner: $user.get()?.id ?? null, number, values });

/** Whose session ends while he types finds it again; somebody else at this device does not. */
const isMine = ({ owner }: Draft) => {
  const user = $user.get();
  return !user || !owner || owner === user.id;
};

/** What was typed of this order's address. */
export const draftOf = (number: string): Partial<AddressValues> | undefined => {
  const draft = $addressDraft.get();
  return draft?.number === number && isMine(draft) ? draft.values : undefined;
};
