import { languageTags, type Locale } from './locales';
import type { Messages } from './messages-shape';

const plural = /_(zero|one|two|few|many|other)$/;

const textsOf = (messages: Messages, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );

const placeholdersOf = (text: string): string =>
  [...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name))].sort().join(' ');

/** Letters that no text of a language has. */
const foreignLetters: Partial<Record<Locale, RegExp>> = {
  mn: /\p{Script=Han}/u,
  ru: /\p{Script=Han}|[ӨөҮү]/u,
  en: /\p{Script=Cyrillic}|\p{Script=Han}/u,
  cn: /\p{Script=Cyrillic}/u,
  it: /\p{Script=Cyrillic}|\p{Script=Han}/u,
};

/**
 * What is wrong with a catalogue beside the Mongolian one, a sentence each, for tests: texts that are missing or too
 * many, missing plural forms, other placeholders, letters of another script, and ranges that a line may break.
 */
export const catalogueFaults = (locale: Locale, messages: Messages, original: Messages): string[] => {
  const texts = new Map(textsOf(messages));
  const originals = new Map(textsOf(original));
  const namesOf = (keys: Iterable<string>) => new Set([...keys].map(key => key.replace(plural, '')));
  const [names, expected] = [namesOf(texts.keys()), namesOf(originals.keys())];
  const counted = [...texts.keys()].filter(key => key.endsWith('_other')).map(key => key.replace(plural, ''));
  const { pluralCategories } = new Intl.PluralRules(languageTags[locale]).resolvedOptions();
  return [
    ...[...expected].filter(name => !names.has(name)).map(name => `${name} is missing`),
    ...[...names].filter(name => !expected.has(name)).map(name => `${name} is not in Mongolian`),
    ...counted
      .flatMap(name => pluralCategories.map(form => `${name}_${form}`))
      .filter(key => !texts.has(key))
      .map(key => `${key} is missing`),
    ...[...texts].flatMap(([key, text]) => {
      const source = plural.test(key) ? undefined : originals.get(key);
      return [
        ...(source !== undefined && placeholdersOf(source) !== placeholdersOf(text)
          ? [`${key} has other variables`]
          : []),
        ...(foreignLetters[locale]?.test(text) ? [`${key} has letters of another language: ${text}`] : []),
        ...(/[\d}]–[\d{]/.test(text) ? [`${key} has a range that a line may break: ${text}`] : []),
      ];
    }),
  ];
};
