import { toCyrillic } from './cyrillic.rules';

const cyrillic = /^[А-ЯЁӨҮа-яёөү]+(?:[- ][А-ЯЁӨҮа-яёөү]+)*$/;
const otherLetters = /^\p{L}[\p{L}\p{M}]*(?:[-'’. ]+\p{L}[\p{L}\p{M}]*)*\.?$/u;
const anyCyrillic = /\p{Script=Cyrillic}/u;

/** A name as it is stored, or why it cannot be. */
export type ReadName = { ok: true; name: string } | { ok: false; code: 'NAME_CYRILLIC' | 'NAME_LETTERS' };

/**
 * Reads a person's name. In Mongolian it is written in Cyrillic, as in an identity card; Latin letters that look the
 * same are replaced. In other languages it may have any letters, as in a passport, but not two scripts.
 */
export const readName = (text: string, locale: string): ReadName => {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (locale === 'mn' || anyCyrillic.test(plain)) {
    const name = toCyrillic(plain);
    return cyrillic.test(name) ? { ok: true, name } : { ok: false, code: 'NAME_CYRILLIC' };
  }
  return otherLetters.test(plain) ? { ok: true, name: plain } : { ok: false, code: 'NAME_LETTERS' };
};
