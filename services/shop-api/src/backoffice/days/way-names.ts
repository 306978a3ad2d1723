import type { Locale } from '@ortoo/i18n';
import { catalogues } from '../../messages/index';

const hasName = <Names extends object>(names: Names, way: string): way is Extract<keyof Names, string> => way in names;

/** The name of a way of paying; a provider that no text knows is shown as it is called. */
export const nameOfWay = (way: string, locale: Locale): string => {
  const { ways } = catalogues[locale].dayPaper;
  return hasName(ways, way) ? ways[way] : way;
};
