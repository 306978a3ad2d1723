import type { Candidate } from './candidate';
import type { Catalogue } from './evaluation';
import { finding, findingIf, isShell, some, type Finding } from './finding.rules';

const required = ['mn', 'en'];

const plural = /_(zero|one|two|few|many|other)$/;

/** Texts by key; the plural forms under one. */
const flat = (catalogue: Catalogue, prefix = ''): [key: string, text: unknown][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? flat(value, `${prefix}${key}.`)
      : [[prefix + key.replace(plural, ''), value]],
  );

const placeholders = (text: unknown) =>
  [...String(text).matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name);

const textsOf = (catalogue: Catalogue) => {
  const texts = new Map<string, Set<string>>();
  for (const [key, text] of flat(catalogue))
    texts.set(key, new Set([...(texts.get(key) ?? []), ...placeholders(text)]));
  return texts;
};

const sameNames = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].sort().join() === [...other].sort().join();

const compare = (locale: string, catalogue: Catalogue, complete: Catalogue): Finding[] => {
  const texts = textsOf(catalogue);
  const requested = textsOf(complete);
  const missing = [...requested.keys()].filter(key => !texts.has(key));
  const strange = [...texts.keys()].filter(key => !requested.has(key));
  const other = [...requested].filter(
    ([key, names]) => texts.has(key) && !sameNames(names, texts.get(key) ?? new Set()),
  );
  return [
    ...findingIf(
      missing.length > 0,
      'TEXT_MISSING',
      `${locale} lacks ${some(missing)}, which mn has.`,
      `Write them in messages/${locale}.ts.`,
    ),
    ...findingIf(
      strange.length > 0,
      'TEXT_UNKNOWN',
      `${locale} has ${some(strange)}, which mn lacks.`,
      'Write them in messages/mn.ts, or take them out.',
    ),
    ...findingIf(
      other.length > 0,
      'TEXT_PLACEHOLDER',
      `${locale} has other placeholders than mn in ${some(other.map(([key]) => key))}.`,
      'Name in both what the page fills in.',
    ),
  ];
};

/** Texts as they are in the bundle: every language has all texts of the Mongolian one. */
export const checkTexts = ({ record, evaluation: { catalogues } }: Candidate): Finding[] => {
  if (isShell(record)) return [];
  const absent = required.filter(locale => !catalogues[locale]);
  const { mn } = catalogues;
  const empty = Object.entries(catalogues).flatMap(([locale, catalogue]) =>
    flat(catalogue)
      .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      .map(([key]) => `${locale} ${key}`),
  );
  return [
    ...absent.map(locale =>
      finding(
        'LOCALE_MISSING',
        `There is no catalogue of “${locale}”.`,
        `Write messages/${locale}.ts; remote.ts loads it in a chunk “messages-${locale}”.`,
      ),
    ),
    ...findingIf(
      empty.length > 0,
      'TEXT_EMPTY',
      `Empty texts: ${some(empty)}.`,
      'Write them; a text that nobody reads is taken out in every language.',
    ),
    ...(mn
      ? Object.entries(catalogues).flatMap(([locale, catalogue]) =>
          locale === 'mn' ? [] : compare(locale, catalogue, mn),
        )
      : []),
  ];
};
