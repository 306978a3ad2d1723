import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { firstSites } from '../content/api';

/** Only the start of a long password is rated: the time of the estimate grows faster than the length. */
const maxLength = 64;

/**
 * On a scale to 4; below it, a few hundred thousand guesses find the password: known from breaches, a word, a pattern.
 */
const minScore = 2;

let estimator: ZxcvbnFactory | undefined;

/** What everybody knows about the shop. */
const shopNames = firstSites.flatMap(({ code, name }) => [code, ...Object.values(name)]);

const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');

/**
 * Whether a password is easily guessed.
 * @param personal what an attacker knows about the owner: name, phone, email address
 */
export const isWeakPassword = (password: string, personal: readonly string[]): boolean => {
  // Loaded on demand: the list of known passwords takes memory that a process without sign-ups never needs.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const known = [...personal, ...shopNames]
    .flatMap(text => [text, ...text.split('@'), ...text.split(/[@.\s+-]+/)])
    .filter(text => text.length > 2);
  const letters = lettersOf(password);
  // The estimate rates a known name with a few digits or signs as strong enough.
  if (letters !== '' && known.some(text => lettersOf(text) === letters)) return true;
  return estimator.check(password.normalize('NFKC').slice(0, maxLength), known).score < minScore;
};
