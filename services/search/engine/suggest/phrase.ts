import { isObject, listOf, type Json } from '../json';
import type { Scope } from '../query/types';
import { columnsFor, corrections, textOf, type Correction } from './term';

interface Guess {
  words: string[];
  changed: boolean[];
  score: number;
}

const unknownShare = 0.95;
const beam = 20;
const choicesMax = 200;

/** The smoothed frequency of a word; an unknown word is above zero. */
function share(columns: ReturnType<typeof columnsFor>, word: string): number {
  let [own, all] = [0.5, 1];
  for (const { column } of columns) {
    const number = column.terms.find(word);
    own += number === undefined ? 0 : column.frequency(number);
    all += column.total;
  }
  return own / all;
}

function optionsFor(columns: ReturnType<typeof columnsFor>, word: string, generators: readonly Json[]): Correction[] {
  return generators.flatMap(generator =>
    corrections(columns, word, { suggest_mode: 'always', min_word_length: 4, ...generator, sort: 'score' }),
  );
}

/** Suggests whole phrases from the words of the documents. */
export function phraseSuggest(text: string, options: Json, scopes: readonly Scope[]): Json[] {
  const field = String(options.field);
  const columns = columnsFor(scopes, field);
  const tokens = textOf(scopes, field, text);
  const generators =
    options.direct_generator === undefined ? [{ field }] : listOf(options.direct_generator).filter(isObject);
  const errors = Number(options.max_errors ?? 1);
  const max = errors >= 1 ? errors : Math.max(1, Math.round(errors * tokens.length));
  let guesses: Guess[] = [{ words: [], changed: [], score: 0 }];
  for (const { text: word } of tokens) {
    columns[0]?.scope.check();
    const others = optionsFor(columns, word, generators).slice(0, choicesMax);
    const choices = [
      { text: word, weight: Math.log(share(columns, word) * unknownShare), isNew: false },
      ...others.map(other => ({
        text: other.text,
        weight: Math.log(share(columns, other.text) * other.score),
        isNew: true,
      })),
    ];
    guesses = guesses
      .flatMap(guess =>
        choices.map(choice => ({
          words: [...guess.words, choice.text],
          changed: [...guess.changed, choice.isNew],
          score: guess.score + choice.weight,
        })),
      )
      .filter(({ changed }) => changed.filter(Boolean).length <= max)
      .sort((one, other) => other.score - one.score)
      .slice(0, beam);
  }
  const written = tokens.map(({ text: word }) => word).join(' ');
  const original = tokens.reduce((sum, { text: word }) => sum + Math.log(share(columns, word) * unknownShare), 0);
  const confidence = Number(options.confidence ?? 1);
  const { pre_tag = '', post_tag = '' } = isObject(options.highlight) ? options.highlight : {};
  const shown = guesses
    .filter(
      ({ words, score }) =>
        words.join(' ') !== written && (confidence === 0 || score > original + Math.log(confidence)),
    )
    .slice(0, Number(options.size ?? 5))
    .map(({ words, changed, score }) => ({
      text: words.join(' '),
      ...(isObject(options.highlight) && {
        highlighted: words
          .map((word, at) => (changed[at] ? `${String(pre_tag)}${word}${String(post_tag)}` : word))
          .join(' '),
      }),
      score: Math.exp(score / Math.max(1, words.length)),
    }));
  return [{ text, offset: 0, length: text.length, options: shown }];
}
