import type { DehydratedState } from '@tanstack/react-query';
import type { Composition, SiteData } from '@ortoo/contracts';
import type { FormatText, Locale, UsedTexts } from '@ortoo/i18n';
import type { Nearest, PreparedPage } from './composition/prepare';
import type { Tools } from './tools/tools';

/** What the server hands to the browser beside the HTML. */
export interface Boot {
  composition: Composition;
  locale: Locale;
  site: SiteData;
  queries: DehydratedState;
  /** Texts of the HTML. */
  texts: UsedTexts;
  /** How its language writes numbers and days. */
  text: FormatText;
  /** What the HTML shows. */
  kind: PreparedPage['kind'];
  /** Where to go on from, when nothing is there. */
  nearest?: Nearest;
  /** The visitor has confirmed the age that this page asks for. */
  adult: boolean;
  /** The Shop API did not answer. */
  outage?: true;
  /** For those who make the shop. */
  tools?: Tools;
}

/** Id of the element that carries it. */
export const bootId = 'visit';
