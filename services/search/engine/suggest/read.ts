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
export function readSuggest(input: unknown, typed: boolean): Suggestion[] {
  if (input === undefined || input === null) return [];
  if (!isObject(input)) throw parsing('[suggest] expected an object');
  return Object.entries(input).flatMap(([name, one]) => {
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
