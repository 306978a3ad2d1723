import type { Translate } from '@ortoo/i18n';

const quoted = /«([^«»]*)»|“([^“”]*)”|„([^„“]*)“|"([^"]*)"/;

const partOf = (groups: readonly (string | undefined)[]): string => groups.find(group => group !== undefined) ?? '';

/**
 * A text as it stands within the quotation marks of a sentence: its own are those of the next level. What is quoted as
 * a whole needs no second pair.
 */
export const insideQuotes = (text: string, t: Translate): string => {
  const [whole, ...groups] = quoted.exec(text) ?? [];
  if (whole === text.trim()) return partOf(groups);
  return text.replace(new RegExp(quoted, 'g'), (_, ...found: string[]) =>
    t('search.innerQuotes', { text: partOf(found.slice(0, 4)) }),
  );
};
