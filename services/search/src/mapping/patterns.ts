/** `*` for any letters, the rest as it is; names with no letters before a star are never backtracked into. */
export const wildcardShape = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/\*+/g, '*')
      .split('*')
      .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
