import { isObject } from '../json';
import type { Leaf } from '../mapping/definition';
import type { Scope } from '../query/types';

/** Values at a path of a document, including those in lists. */
export function valuesAt(source: unknown, path: readonly string[]): unknown[] {
  if (source === null || source === undefined) return [];
  if (Array.isArray(source)) return source.flatMap(item => valuesAt(item, path));
  const [step, ...rest] = path;
  if (step === undefined) return [source];
  if (!isObject(source)) return [];
  const joined = path.join('.');
  return [
    ...valuesAt(source[step], rest),
    ...(rest.length > 0 && joined in source ? valuesAt(source[joined], []) : []),
  ];
}

/** The path of a field's values in the document: a multi-field has the values of its field. */
export function sourcePath(scope: Scope, { path }: Leaf): string[] {
  const steps = path.split('.');
  const above = scope.reading.mapping.leaf(steps.slice(0, -1).join('.'));
  return above ? steps.slice(0, -1) : steps;
}
