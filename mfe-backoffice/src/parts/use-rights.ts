import { useStore } from '@nanostores/react';
import type { Right } from '@ortoo/contracts';
import { $user } from '@ortoo/stores';
import { places, type Place } from './places';

/** What the signed-in member of staff may do. The server enforces it; pages leave out what it would reject. */
export const useRights = (): ((right: Right) => boolean) => {
  const rights = useStore($user, { ssr: 'initial' })?.rights ?? [];
  return right => rights.includes(right);
};

/** The places that the member of staff may open. */
export const usePlaces = (): readonly Place[] => {
  const may = useRights();
  const isOfVendor = Boolean(useStore($user, { ssr: 'initial' })?.vendor);
  return places.filter(({ right, isOfShop }) => (right === undefined || may(right)) && !(isOfShop && isOfVendor));
};
