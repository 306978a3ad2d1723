import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { currency } from '@ortoo/contracts';
import type { StatementEntry } from '../providers/bank-statement';

/** Headings of the banks' files, in small letters, the most exact first. */
const headings = {
  date: ['гүйлгээний огноо', 'огноо', 'transaction date', 'booking date', 'date'],
  amount: [
    'кредит гүйлгээ',
    'орлогын дүн',
    'орлого',
    'кредит',
    'credit amount',
    'credit',
    'гүйлгээний дүн',
    'дүн',
    'amount',
  ],
  remittance: ['гүйлгээний утга', 'утга', 'тайлбар', 'transaction description', 'description', 'remittance', 'details'],
  iban: ['харьцсан данс', 'харьцсан дансны дугаар', 'дансны дугаар', 'данс', 'counterparty account', 'account', 'iban'],
  payer: ['харилцагчийн нэр', 'илгээгч', 'нэр', 'counterparty', 'payer', 'name'],
  currency: ['валют', 'currency'],
  id: ['гүйлгээний дугаар', 'журналын дугаар', 'transaction id', 'journal', 'id'],
} as const;
type Column = keyof typeof headings;
const columns = Object.keys(headings) as Column[];

type Place = Partial<Record<Column, number>>;

/** Where each column is, when this line is the heading. */
const placesIn = (line: readonly string[]): Place | undefined => {
  const names = line.map(cell => cell.trim().toLowerCase());
  const found = columns.flatMap((column): [Column, number][] => {
    const name = headings[column].find(known => names.includes(known));
    return name === undefined ? [] : [[column, names.indexOf(name)]];
  });
  const places: Place = Object.fromEntries(found);
  const isHeading = places.date !== undefined && places.amount !== undefined && places.remittance !== undefined;
  return isHeading ? places : undefined;
};

/** `2026.11.20 10:23`, in the shop's zone. */
const readTime = (text: string): Date | undefined => {
  const found = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/.exec(text.trim());
  if (!found) return undefined;
  const [, year = '', ...rest] = found;
  const [month, day, hour, minute, second] = rest.map(part => (part ?? '0').padStart(2, '0'));
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** `1,250,000.00`; undefined when it is no whole number. */
const readAmount = (text: string): number | undefined => {
  const plain = text.replace(/[\s'₮]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  if (plain === '' || plain === '-') return 0;
  return /^[+-]?\d{1,13}([.,]0{1,2})?$/.test(plain) ? Number.parseInt(plain, 10) : undefined;
};

export interface StatementFault {
  line: number;
  fault: 'date' | 'amount';
}

export interface ReadStatement {
  entries: StatementEntry[];
  rejected: StatementFault[];
}

interface Facts {
  booked: Date;
  amount: number;
  cell: (column: Column) => string;
}

/** A bank's own number of an entry, or one made from everything that it says. */
const createIds = () => {
  const seen = new Map<string, number>();
  return ({ booked, amount, cell }: Facts): string => {
    if (cell('id')) return `csv:${cell('id')}`.slice(0, 80);
    const facts = [booked.toISOString(), amount, cell('currency'), cell('iban'), cell('payer'), cell('remittance')];
    const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);
    const nth = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, nth);
    // Two lines of one file that say the same are two transfers, in each file that has both.
    return `csv:${digest}:${nth}`;
  };
};

/** Tugrik is written in many ways; without a column everything is tugrik. */
const currencyOf = (text: string): string => (/^(₮|төг.*|mnt|tugr.*|)$/i.test(text) ? currency : text.toUpperCase());

const entryOf = ({ booked, amount, cell }: Facts, id: string): StatementEntry => ({
  id,
  booked_at: booked.toISOString(),
  amount,
  currency: currencyOf(cell('currency')),
  payer: cell('payer').slice(0, 200),
  payer_iban: cell('iban').slice(0, 34) || null,
  remittance: cell('remittance').slice(0, 500),
});

const linesOf = (text: string): string[][] =>
  parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });

/** Reads a bank's file: what came in, by its headings. Undefined when it has none that we know. */
export const readStatement = (text: string): ReadStatement | undefined => {
  const lines = linesOf(text);
  const heading = lines.findIndex(line => placesIn(line) !== undefined);
  const places = placesIn(lines[heading] ?? []);
  if (!places) return undefined;
  const statement: ReadStatement = { entries: [], rejected: [] };
  const idOf = createIds();
  for (const [at, line] of lines.entries()) {
    if (at <= heading) continue;
    const cell = (column: Column) => line[places[column] ?? -1]?.trim() ?? '';
    const amount = readAmount(cell('amount'));
    const booked = readTime(cell('date'));
    const rejected = (fault: StatementFault['fault']) => statement.rejected.push({ line: at + 1, fault });
    if (amount === undefined) rejected('amount');
    // What went out, and the totals below the entries.
    else if (amount <= 0 || (cell('date') === '' && cell('remittance') === '')) continue;
    else if (!booked) rejected('date');
    else statement.entries.push(entryOf({ booked, amount, cell }, idOf({ booked, amount, cell })));
  }
  return statement;
};
