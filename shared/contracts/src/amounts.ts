type Unit = readonly [base: string, factor: number, names: string];

/** Names of units as shoppers write them, in Mongolian with any ending, in Latin letters, Russian and English. */
const units: readonly Unit[] = [
  ['ml', 1, 'мл|ml|миллилитр\\p{L}*'],
  ['ml', 1_000, 'л|l|литр\\p{L}*|lit(?:er|re|r)s?'],
  ['g', 1, 'гр?|gr?|грамм?\\p{L}*|gram\\p{L}*'],
  ['g', 1_000, 'кг|kg|кило\\p{L}*|kilo\\p{L}*'],
  ['mm', 1, 'мм|mm'],
  ['mm', 10, 'см|cm'],
  ['mm', 1_000, 'м|m|метр\\p{L}*|met(?:er|re)s?'],
  ['inch', 1, '″|"|инч\\p{L}*|дюйм\\p{L}*|inch(?:es)?'],
  ['gb', 1, 'гб|gb|гигабайт\\p{L}*'],
  ['mah', 1, 'м[аa][·.]?[чцh]|mah'],
  ['person', 1, 'хүн\\p{L}{0,4}|hun(?:ii)?|persons?|people|человек\\p{L}*'],
  ['day', 1, 'өдөр|өдр\\p{L}+|хоног\\p{L}*|days?|honog|udur|день|дн(?:я|ей)'],
  ['night', 1, 'шөнө|шөн\\p{L}+|nights?|ноч\\p{L}+'],
  ['minute', 1, 'минут\\p{L}*|min(?:ute)?s?'],
  ['piece', 1, 'ширхэг\\p{L}*|шт|pcs'],
];

const numberWords: Readonly<Record<string, number>> = {
  нэг: 1,
  хоёр: 2,
  гурван: 3,
  дөрвөн: 4,
  таван: 5,
  зургаан: 6,
  долоон: 7,
  найман: 8,
  есөн: 9,
  арван: 10,
};

const number = '\\d{1,3}(?:[ \\u00a0]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?';
const separate = '(?<![\\p{L}\\p{N}.,])';
const unitEnd = '(?![\\p{L}\\p{N}])';
const measured = new RegExp(
  `${separate}(${number}|${Object.keys(numberWords).join('|')})[ \\u00a0-]?(?:${units
    .map(([, , names]) => `(${names})`)
    .join('|')})${unitEnd}`,
  'giu',
);
const bareNumber = new RegExp(`${separate}(${number})(?![\\p{L}\\p{N}])`, 'gu');

const valueOf = (written: string): number =>
  numberWords[written.toLowerCase()] ?? Number(written.replace(/[ \u00a0]|,(?=\d{3}$)/g, '').replace(',', '.'));

/** A number of a text. */
export interface Amount {
  /** As a search term without its unit: `#20000` also finds «20 000 мА·ц». */
  bare: string;
  /** In a base unit, as `700ml`; undefined for a number without a unit. */
  measure?: string;
}

/** Separates a text from its amounts: "0.7л", "0,7 л" and "700 ml" are one measure. */
export function splitAmounts(text: string): { amounts: Amount[]; rest: string } {
  const amounts: Amount[] = [];
  const rest = text
    .normalize('NFC')
    .replace(measured, (_, written: string, ...names: unknown[]) => {
      const [base = '', factor = 1] = units.find((_unit, at) => names[at] !== undefined) ?? [];
      const value = valueOf(written);
      amounts.push({ bare: `#${value}`, measure: `${Math.round(value * factor * 100) / 100}${base}` });
      return ' ';
    })
    .replace(bareNumber, written => {
      amounts.push({ bare: `#${valueOf(written)}` });
      return ' ';
    });
  return { amounts, rest };
}

/** The amounts of texts as search terms, with and without their units. */
export const amountTerms = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap(text =>
      splitAmounts(text).amounts.flatMap(({ bare, measure }) => (measure === undefined ? [bare] : [measure, bare])),
    ),
  ),
];
