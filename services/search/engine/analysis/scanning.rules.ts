import type { Split } from './analyzer';

/** Latin, Greek and Cyrillic. */
const plain = 0x500;

const matching =
  (shape: RegExp) =>
  (text: string, from: number, visit: Parameters<Split>[1]): void => {
    shape.lastIndex = from;
    for (let found = shape.exec(text); found; found = shape.exec(text)) {
      const [word] = found;
      visit(word, found.index, found.index + word.length);
    }
  };

/**
 * Splits a text by an expression, or by a scan while the text has only European letters: the scan is several times as
 * fast, and all documents of an index pass here.
 *
 * @param shape the expression of a word, global
 * @param letter the expression of a single character of a word
 * @param joints characters that may join two parts of a word: these texts are left to the expression
 */
export function scanning(shape: RegExp, letter: RegExp, joints: string): Split {
  const isLetter = Uint8Array.from({ length: plain }, (_, code) => (letter.test(String.fromCharCode(code)) ? 1 : 0));
  const isJoint = new Set([...joints].map(sign => sign.charCodeAt(0)));
  const byShape = matching(shape);
  return (text, visit) => {
    let start = -1;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (isLetter[code] === 1) {
        if (start < 0) start = at;
        continue;
      }
      if ((code >= plain && !isSpacing(code)) || (start >= 0 && isJoint.has(code))) {
        byShape(text, start < 0 ? at : start, visit);
        return;
      }
      if (start >= 0) visit(text.slice(start, at), start, at);
      start = -1;
    }
    if (start >= 0) visit(text.slice(start), start, text.length);
  };
}

/** Dashes, quotes and spaces of typography, except the apostrophe. */
const isSpacing = (code: number): boolean => code >= 0x2000 && code <= 0x203a && code !== 0x2019;
