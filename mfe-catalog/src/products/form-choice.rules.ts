import { changed, readListing, writeListing, type ListingState } from './listing-state.rules';

/** Choices of a form that differ from the state, or undefined when they are equal. */
export const chosenIn = (form: FormData, state: ListingState): ListingState | undefined => {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const said = readListing(new URLSearchParams(entries));
  return writeListing(said) === writeListing(changed(state, {})) ? undefined : changed(said, {});
};
