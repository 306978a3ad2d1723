import type { QueryKey } from '@tanstack/react-query';
import type { Composition, SiteData } from '@ortoo/contracts';
import type { FormatText, Locale, UsedTexts } from '@ortoo/i18n';
import type { Nearest, PreparedPage } from './composition/prepare';
import type { Tools } from './tools/tools';

/** Data that the server passes to the browser along with the HTML. */
export interface Boot {
  /** Without the files of its remotes. */
  composition: Composition;
  locale: Locale;
  site: SiteData;
  /** Data of the page's queries. */
  queries: [key: QueryKey, data: unknown][];
  /** Texts of the HTML. */
  texts: UsedTexts;
  /** Number and date formats of its language. */
  text: FormatText;
  /** Kind of page in the HTML. */
  kind: PreparedPage['kind'];
  /** Suggested page when the requested one does not exist. */
  nearest?: Nearest;
  /** The visitor has confirmed the age that this page requires. */
  adult: boolean;
  /** The Shop API or its database did not respond. */
  outage?: true;
  /** For the shop's developers. */
  tools?: Tools;
}

/** Id of the element that contains it. */
export const bootId = 'visit';
