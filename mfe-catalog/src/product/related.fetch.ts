import type { LocaleId } from '@ortoo/contracts';
import { fetchCards } from '../parts/cards.fetch';
import type { Card } from '../parts/card.rules';

/** How many related products are shown, and from how many on a narrow category is enough. */
const related = { size: 12, enough: 6 };

interface Wanted {
  id: number;
  /** Permalinks from the root down. */
  taxons: readonly string[];
  locale: LocaleId;
}

/** Products of the same category; where it holds too few, of the one above. */
export const fetchRelated = async (
  { id, taxons, locale }: Wanted,
  fetch: { client: object; signal: AbortSignal },
): Promise<Card[]> => {
  let found: Card[] = [];
  for (const taxon of [...taxons].reverse()) {
    found = await fetchCards({ taxon, except: id, seed: id, size: related.size }, locale, fetch);
    if (found.length >= related.enough) break;
  }
  return found;
};
