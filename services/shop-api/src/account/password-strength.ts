import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Longer passwords are judged by their beginning: the estimate takes time that grows faster than they do. */
const maxLength = 64;

/** Of 4; below it, a password falls to a few hundred thousand guesses: known from breaches, a word, a pattern. */
const minScore = 2;

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is easily guessed.
 * @param personal what a guesser knows of its owner: name, phone, email address
 */
export const isWeakPassword = (password: string, personal: readonly string[]): boolean => {
  // The list of known passwords takes memory that a process without sign-ups never needs.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = personal
    .flatMap(text => [text, ...text.split('@'), ...text.split(/[@.\s+-]+/)])
    .filter(text => text.length > 2);
  return estimator.check(password.normalize('NFKC').slice(0, maxLength), known).score < minScore;
};
