import { isObject, listOf, type Json } from '../json';
import { SearchError } from '../search-error';
import { parseDate } from './dates';
import type { Branch, Dynamic, Leaf } from './definition';
import type { Mapping } from './mapping';
import { wildcardShape } from './patterns';

const text: Json = { type: 'text', fields: { keyword: { type: 'keyword', ignore_above: 256 } } };

const looksLikeDate = (value: string): boolean => {
  if (!/^\d{4}[-/]\d{2}/.test(value)) return false;
  try {
    parseDate(value, 'strict_date_optional_time||yyyy/MM/dd HH:mm:ss||yyyy/MM/dd');
    return true;
  } catch {
    return false;
  }
};

const kindOf = (value: unknown, mapping: Mapping): [matched: string, definition: Json] => {
  if (typeof value === 'boolean') return ['boolean', { type: 'boolean' }];
  if (typeof value === 'number')
    return Number.isInteger(value) ? ['long', { type: 'long' }] : ['double', { type: 'float' }];
  if (isObject(value)) return ['object', { type: 'object' }];
  if (mapping.detects('date') && looksLikeDate(String(value)))
    return [
      'date',
      { type: 'date', ...(String(value).includes('/') && { format: `yyyy/MM/dd HH:mm:ss||yyyy/MM/dd||epoch_millis` }) },
    ];
  if (mapping.detects('numeric') && /^-?\d+(\.\d+)?$/.test(String(value)))
    return String(value).includes('.') ? ['double', { type: 'float' }] : ['long', { type: 'long' }];
  return ['string', text];
};

function templated(mapping: Mapping, name: string, path: string, matched: string): Json | undefined {
  for (const entry of listOf(mapping.templates)) {
    const input = isObject(entry) ? Object.values(entry)[0] : undefined;
    if (!isObject(input)) continue;
    const fits = (key: string, subject: string, requested: boolean): boolean =>
      input[key] === undefined ||
      listOf(input[key]).some(shape => wildcardShape(String(shape)).test(subject)) === requested;
    const isMatch =
      (input.match_mapping_type === undefined || ['*', matched].includes(String(input.match_mapping_type))) &&
      fits('match', name, true) &&
      fits('unmatch', name, false) &&
      fits('path_match', path, true) &&
      fits('path_unmatch', path, false);
    if (!isMatch || !isObject(input.mapping)) continue;
    const detected = matched === 'string' ? 'text' : matched;
    return {
      type: detected,
      ...(JSON.parse(
        JSON.stringify(input.mapping).replaceAll('{name}', name).replaceAll('{dynamic_type}', detected),
      ) as Json),
    };
  }
  return undefined;
}

/** The field for an unknown name in a document, or undefined when the mapping disables dynamic fields. */
export function dynamicChild(
  mapping: Mapping,
  parent: Branch,
  name: string,
  value: unknown,
  policy: Dynamic,
): Branch | Leaf | undefined {
  if (policy === 'false') return undefined;
  const path = parent.path === '' ? name : `${parent.path}.${name}`;
  if (policy === 'strict')
    throw new SearchError(
      400,
      'strict_dynamic_mapping_exception',
      `mapping set to strict, dynamic introduction of [${name}] within [${parent.path || '_doc'}] is not allowed`,
    );
  const first = Array.isArray(value) ? (value as unknown[]).flat(Infinity).find(item => item !== null) : value;
  if (first === undefined || first === null) return undefined;
  const [matched, definition] = kindOf(first, mapping);
  return mapping.addChild(parent, name, templated(mapping, name, path, matched) ?? { ...definition });
}
