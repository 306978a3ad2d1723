import { lazyPart } from '@ortoo/remote';

const code = () => import(/* webpackChunkName: "listing-filters" */ './filters');

const when = 'interaction';

export const LateFilters = lazyPart(async () => (await code()).Filters, { when });
export const LateNothing = lazyPart(async () => (await code()).Nothing, { when });
export const LateTaxonLinks = lazyPart(async () => (await code()).TaxonLinks, { when });
export const LatePlainNotice = lazyPart(async () => (await code()).PlainNotice, { when });
export const LateAppliedFilters = lazyPart(async () => (await code()).AppliedFilters, { when });

const parts = [LateFilters, LateNothing, LateTaxonLinks, LatePlainNotice, LateAppliedFilters];

/** Loads the filters' code, which every fetch of a list needs. */
export const loadFilters = () => Promise.all(parts.map(({ load }) => load()));
