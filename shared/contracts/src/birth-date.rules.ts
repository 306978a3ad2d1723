import { limits } from './limits';

/** Whether somebody alive may be born on this day; dates are `YYYY-MM-DD`. */
export const isBirthDate = (date: string, today: string): boolean => {
  const earliest = `${Number(today.slice(0, 4)) - limits.ageMaxYears}${today.slice(4)}`;
  return earliest <= date && date <= today;
};
