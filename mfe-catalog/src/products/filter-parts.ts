import { latePart } from '../parts/late-part';

const late = latePart(async () => {
  const { filterParts } = await import(/* webpackChunkName: "listing-filters" */ './filters');
  return filterParts;
});

/** Loads the filters' code, which every fetch of a list needs. */
export const loadFilters = late.load;
export const LateFilters = late.part('Filters');
export const LateNothing = late.part('Nothing');
export const LateTaxonLinks = late.part('TaxonLinks');
export const LatePlainNotice = late.part('PlainNotice');
export const LateAppliedFilters = late.part('AppliedFilters');
