import type { Messages } from './messages-shape';

/** The keys of a catalogue at run time, plural forms as one key: for completeness tests. */
export function messageKeys(messages: Messages, prefix = ''): string[] {
  const keys = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : messageKeys(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}
