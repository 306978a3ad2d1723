/** Tests whether a text matches a pattern. */
export interface Shape {
  test: (text: string) => boolean;
}

/** Whether a text contains the parts between the stars in order, without backtracking. */
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

/** `*` matches any characters; the rest is literal. */
export function wildcardShape(pattern: string): Shape {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return { test: text => text === pattern };
  const middle = parts.filter(part => part !== '');
  return { test: text => fits(text, first, middle, last) };
}
