import { stringify } from 'csv-stringify/sync';
import type { Locale } from '@ortoo/i18n';
import { catalogues } from '../../messages/index';
import type { Day } from './days';
import { nameOfWay } from './way-names';

/** A day as a table for spreadsheets. */
export const dayCsv = ({ day, figures }: Pick<Day, 'day' | 'figures'>, locale: Locale): string => {
  const { dayPaper } = catalogues[locale];
  const header = [
    dayPaper.day,
    dayPaper.way,
    dayPaper.came,
    dayPaper.went,
    dayPaper.fees,
    dayPaper.owed,
    dayPaper.differences,
  ];
  const rows = figures.map(({ way, came, went, fees, owed, differences }) => [
    ...[day, nameOfWay(way, locale), came, went, fees, owed, differences],
  ]);
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
};
