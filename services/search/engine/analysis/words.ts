import type { Split } from './analyzer';

const matching =
  (shape: RegExp): Split =>
  (text, visit) => {
    for (const { 0: word, index } of text.matchAll(shape)) visit(word, index, index + word.length);
  };

const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}]';
const letter = `(?:(?!${ideograph})[\\p{L}\\p{M}\\p{N}_])`;

/** Approximates the word rules of Unicode: single Chinese characters, `3.5` and `can't` as one word. */
const standard = matching(
  new RegExp(
    `${ideograph}|${letter}+(?:(?:(?<=\\p{L})['’.:·](?=\\p{L})|(?<=\\p{N})[.,](?=\\p{N}))${letter}+)*|\\p{Extended_Pictographic}`,
    'gu',
  ),
);

/** The tokenizers that an index may name. */
export const tokenizers: Readonly<Record<string, Split>> = {
  standard,
  classic: standard,
  uax_url_email: matching(/[\p{L}\p{N}_.+-]+@[\p{L}\p{N}.-]+|https?:\/\/[^\s]+|[\p{L}\p{N}_]+/gu),
  letter: matching(/\p{L}+/gu),
  lowercase: matching(/\p{L}+/gu),
  whitespace: matching(/\S+/gu),
  keyword: (text, visit) => visit(text, 0, text.length),
  pattern: matching(/\w+/g),
  path_hierarchy: (text, visit) => {
    for (let end = text.indexOf('/', 1); end > 0; end = text.indexOf('/', end + 1)) visit(text.slice(0, end), 0, end);
    visit(text, 0, text.length);
  },
};

/** N-grams of each length between two limits, of a run of letters or from its start only. */
export const pieces =
  (min: number, max: number, fromStart: boolean): Split =>
  (text, visit) => {
    for (let start = 0; start < (fromStart ? 1 : text.length); start += 1)
      for (let length = min; length <= max && start + length <= text.length; length += 1)
        visit(text.slice(start, start + length), start, start + length);
  };
