import { isObject, type Json } from '../json';
import { parsing } from '../search-error';

export interface Suggestion {
  name: string;
  kind: 'completion' | 'term' | 'phrase';
  text: string | undefined;
  options: Json;
}

const kinds = ['completion', 'term', 'phrase'] as const;

/** Reads `suggest`. */
export function readSuggest(given: unknown, typed: boolean): Suggestion[] {
  if (given === undefined || given === null) return [];
  if (!isObject(given)) throw parsing('[suggest] expected an object');
  return Object.entries(given).flatMap(([name, one]) => {
    if (name === 'text' && typeof one === 'string') return [];
    if (!isObject(one)) throw parsing(`suggestion [${name}] expected an object`);
    const kind = kinds.find(known => one[known] !== undefined);
    if (!kind)
      throw parsing(
        `suggestion does not support [${Object.keys(one).find(key => !['text', 'prefix', 'regex'].includes(key)) ?? name}]`,
      );
    if (one.regex !== undefined) throw parsing(`suggestion [${name}] does not support [regex]`);
    const options = one[kind];
    if (!isObject(options) || typeof options.field !== 'string')
      throw parsing(`the required field option [field] is missing`);
    const text = one.prefix ?? one.text;
    return [
      { name: typed ? `${kind}#${name}` : name, kind, text: text === undefined ? undefined : String(text), options },
    ];
  });
}
