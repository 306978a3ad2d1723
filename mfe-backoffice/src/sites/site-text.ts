import type { SiteDocument } from '@ortoo/contracts';

/** A text by language. */
export type Text = SiteDocument['name'];
