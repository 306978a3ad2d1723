import { illegal, noIndex, SearchError } from '../search-error';
import { wildcardShape } from '../mapping/patterns';

export interface NameOptions {
  ignoreUnavailable?: boolean;
  allowNoIndices?: boolean;
}

interface Known {
  /** Names that patterns match. */
  open: readonly string[];
  /** All indices of a name or an alias. */
  resolve: (name: string) => readonly string[] | undefined;
  aliases: readonly string[];
}

const isPattern = (name: string): boolean => name === '_all' || name.includes('*');

/** The indices that an expression matches: a list of names, aliases, patterns and, after a minus, exceptions. */
export function namesIn(
  expression: string,
  known: Known,
  { ignoreUnavailable = false, allowNoIndices = true }: NameOptions,
): string[] {
  const parts = expression === '' ? ['_all'] : expression.split(',').map(part => part.trim());
  const found = new Set<string>();
  for (const [at, part] of parts.entries()) {
    if (part.startsWith('-') && at > 0) {
      const shape = wildcardShape(part.slice(1));
      for (const name of [...found]) if (shape.test(name)) found.delete(name);
      continue;
    }
    if (isPattern(part)) {
      const shape = wildcardShape(part === '_all' ? '*' : part);
      for (const name of known.open) if (shape.test(name)) found.add(name);
      for (const alias of known.aliases)
        if (shape.test(alias) && part !== '_all' && part !== '*')
          known.resolve(alias)?.forEach(name => found.add(name));
      continue;
    }
    const names = known.resolve(part);
    if (names) for (const name of names) found.add(name);
    else if (!ignoreUnavailable) throw noIndex(part);
  }
  if (found.size === 0 && !allowNoIndices) throw noIndex(expression);
  return [...found];
}

/** Rejects an invalid index name. */
export function checkIndexName(name: string): void {
  const reject = (why: string): never => {
    throw new SearchError(
      400,
      'invalid_index_name_exception',
      `Invalid index name [${name}], ${why}`,
      'parse',
      undefined,
      { index_uuid: '_na_', index: name },
    );
  };
  if (name === '' || name === '.' || name === '..') reject("must not be '.' or '..'");
  if (name !== name.toLowerCase()) reject('must be lowercase');
  if (/[\\/*?"<>| ,#:]/.test(name)) reject('must not contain the following characters [ , ", *, \\, <, |, ,, >, /, ?]');
  if (/^[_\-+]/.test(name)) reject("must not start with '_', '-', or '+'");
  if (Buffer.byteLength(name) > 255) reject('index name is too long, (255 bytes)');
}

export function checkDocumentId(id: string): void {
  if (id === '') throw illegal('if _id is specified it must not be empty');
  if (Buffer.byteLength(id) > 512)
    throw illegal(`id is too long, must be no longer than 512 bytes but was: ${Buffer.byteLength(id)}`);
}
