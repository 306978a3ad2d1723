import { isObject, listOf, type Json } from './json';

type Filter = (source: Json) => Json | undefined;

const shape = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** A path is wanted when a pattern names it, something above it, or something within it. */
function matcher(patterns: readonly string[]): { whole: (path: string) => boolean; part: (path: string) => boolean } {
  const shapes = patterns.flatMap(pattern => [shape(pattern), shape(`${pattern}.*`)]);
  const starts = patterns.map(pattern => pattern.split('.'));
  return {
    whole: path => shapes.some(known => known.test(path)),
    part: path => {
      const steps = path.split('.');
      return starts.some(
        start => start.length > steps.length && steps.every((step, at) => shape(start[at] ?? '').test(step)),
      );
    },
  };
}

function keep(
  value: unknown,
  path: string,
  include: ReturnType<typeof matcher>,
  exclude: ReturnType<typeof matcher>,
): unknown {
  if (path !== '' && exclude.whole(path)) return undefined;
  if (Array.isArray(value)) return value.map(item => (isObject(item) ? keep(item, path, include, exclude) : item));
  if (!isObject(value)) return path !== '' && include.whole(path) ? value : undefined;
  const kept = Object.entries(value).flatMap(([key, inner]) => {
    const below = path === '' ? key : `${path}.${key}`;
    if (!include.whole(below) && !include.part(below)) return [];
    const rest = keep(inner, below, include, exclude);
    return rest === undefined ? [] : [[key, rest] as const];
  });
  return Object.fromEntries(kept);
}

/** Which parts of a document an answer carries. */
export function sourceFilter(given: unknown): Filter {
  if (given === undefined || given === true || given === 'true') return source => source;
  if (given === false || given === 'false') return () => undefined;
  const asked = isObject(given) ? given : { includes: listOf(given) };
  const includes = listOf(asked.includes ?? asked.include).map(String);
  const excludes = listOf(asked.excludes ?? asked.exclude).map(String);
  const [include, exclude] = [matcher(includes.length === 0 ? ['*'] : includes), matcher(excludes)];
  return source => keep(source, '', include, exclude) as Json;
}
