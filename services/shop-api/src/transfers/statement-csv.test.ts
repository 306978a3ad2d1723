import { readStatement } from './statement-csv';

const head = 'Гүйлгээний огноо,Харьцсан данс,Орлого,Зарлага,Гүйлгээний утга';
const read = (...lines: string[]) => readStatement([head, ...lines].join('\r\n'));

it('reads what came in, with the headings of a Mongolian bank', () => {
  const found = read(
    '2026.11.20 10:23,MN480005005123456789,"125,000.00",,OT12345678 Болд',
    '2026.11.20,MN1,,"5,000",гарсан',
  );
  expect(found).toMatchObject({
    entries: [
      {
        booked_at: '2026-11-20T02:23:00.000Z',
        amount: 125_000,
        currency: 'MNT',
        payer_iban: 'MN480005005123456789',
        remittance: 'OT12345678 Болд',
      },
    ],
    rejected: [],
  });
});

it.each([
  ['Date;Amount;Description;Account\n2026-11-20;125000;OT12345678;MN1', 125_000],
  ['\uFEFFДансны хуулга\nОгноо\tОрлого\tУтга\n2026/11/20\t1 250 000\tR100000001', 1_250_000],
])('knows other separators and headings: %j', (text, amount) => {
  expect(readStatement(text)?.entries).toMatchObject([{ amount }]);
});

it.each([
  ['₮', 'MNT'],
  ['төгрөг', 'MNT'],
  ['', 'MNT'],
  ['usd', 'USD'],
])('reads the currency %j as %s', (text, currency) => {
  const found = readStatement(`Огноо,Орлого,Утга,Валют\n2026-11-20,100,цай,${text}`);
  expect(found?.entries).toMatchObject([{ currency }]);
});

it('gives the same line the same id in each file, and two equal lines two ids', () => {
  const line = '2026.11.20 10:23,MN1,5000,,цай';
  const ids = (text: ReturnType<typeof read>) => text?.entries.map(({ id }) => id);
  const [first, second] = ids(read(line, line)) ?? [];
  expect(first).not.toBe(second);
  expect(ids(read('2026.11.19,MN2,1,,өмнөх', line))?.[1]).toBe(first);
});

it('lists the lines that it cannot read, and no totals', () => {
  expect(read('өчигдөр,MN1,5000,,цай', '2026.11.20,MN1,12.50,,цай', ',,"5,000.00",,')).toEqual({
    entries: [],
    rejected: [
      { line: 2, fault: 'date' },
      { line: 3, fault: 'amount' },
    ],
  });
});

it('does not know a file without these columns', () => {
  expect(readStatement('name,price\nboots,5000')).toBeUndefined();
});
