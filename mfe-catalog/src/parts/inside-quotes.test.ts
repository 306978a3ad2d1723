import { insideQuotes } from './inside-quotes';

const t = (_: string, values?: { text?: unknown }) => `“${String(values?.text)}”`;

it.each([
  ['«Булган» гутал', '“Булган” гутал'],
  ['"хар" гутал "42"', '“хар” гутал “42”'],
  ['„Булган“ гутал', '“Булган” гутал'],
  ['«Булган»', 'Булган'],
  ['«Булган» «Хангай»', '“Булган” “Хангай”'],
  ['27" дэлгэц', '27" дэлгэц'],
  ['гутал', 'гутал'],
])('%s stands within quotation marks as %s', (text, nested) => expect(insideQuotes(text, t)).toBe(nested));
