/** Says whether a text has the shape of a pattern. */
export interface Shape {
  test: (text: string) => boolean;
}

/** Whether a text has the parts of a pattern between its stars, one after the other; it never goes back. */
function fits(text: string, first: string, middle: readonly string[], last: string): boolean {
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  const end = text.length - last.length;
  for (const part of middle) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}

/** `*` for any letters, the rest as it is. */
export function wildcardShape(pattern: string): Shape {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return { test: text => text === pattern };
  const middle = parts.filter(part => part !== '');
  return { test: text => fits(text, first, middle, last) };
}
