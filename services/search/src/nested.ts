import { isObject, listOf, objectIn, only, valuesAt, type Json } from './json';
import { numberOf } from './mapping';
import type { QueryContext } from './query-context';
import { illegal, parsing } from './search-error';
import { fill, within } from './term-queries';

type Test = (item: Json) => boolean;

/** Inner objects are few, so each is tested as it is, without columns of its own. */
export function nestedMask(body: Json, context: QueryContext): Uint8Array {
  const path = String(body.path ?? '');
  const { index } = context;
  if (index.typeOf(path) !== 'nested') throw illegal(`[nested] failed to find nested object under path [${path}]`);
  const test = testOf(body.query, path, context);
  const steps = path.split('.');
  return fill(index, slot => valuesAt(index.at(slot)?.source, steps).some(item => isObject(item) && test(item)));
}

function testOf(clause: unknown, path: string, context: QueryContext): Test {
  const [name, body] = only(clause, 'nested');
  const inner = (field: string): string[] =>
    (field.startsWith(`${path}.`) ? field.slice(path.length + 1) : field).split('.');
  const typed = (field: string) => context.index.typeOf(field) ?? 'keyword';
  switch (name) {
    case 'match_all':
      return () => true;
    case 'exists': {
      const steps = inner(String(objectIn(body, 'exists').field));
      return item => valuesAt(item, steps).length > 0;
    }
    case 'term':
    case 'terms': {
      const [field, given] = only(body, name);
      const wanted = new Set(listOf(isObject(given) ? given.value : given).map(String));
      return item => valuesAt(item, inner(field)).some(value => wanted.has(String(value)));
    }
    case 'range': {
      const [field, bounds] = only(body, 'range');
      const type = typed(field) === 'date' ? 'date' : 'number';
      const test = within(objectIn(bounds, 'range'), bound => numberOf(bound, type, context.now));
      return item => valuesAt(item, inner(field)).some(value => test(numberOf(value, type, context.now)));
    }
    case 'bool': {
      const bool = objectIn(body, 'bool');
      const tests = (key: string): Test[] => listOf(bool[key]).map(part => testOf(part, path, context));
      const [all, any, not] = [[...tests('must'), ...tests('filter')], tests('should'), tests('must_not')];
      return item =>
        all.every(test => test(item)) &&
        (any.length === 0 || all.length > 0 || any.some(test => test(item))) &&
        !not.some(test => test(item));
    }
    default:
      throw parsing(`unknown query [${name}]`);
  }
}
