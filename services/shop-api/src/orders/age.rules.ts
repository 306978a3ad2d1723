import { isBirthDate, limits } from '@ortoo/contracts';

const parts = (date: string) => date.split('-').map(Number) as [number, number, number];

/** Completed years of life; dates are `YYYY-MM-DD`. */
export const ageOn = (birthDate: string, today: string): number => {
  const [year, month, day] = parts(birthDate);
  const [thisYear, thisMonth, thisDay] = parts(today);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (hadBirthday ? 0 : 1);
};

export type AgeFault = 'AGE_UNCONFIRMED' | 'AGE_TOO_YOUNG' | 'BIRTH_DATE_INVALID';

/** Why a buyer with this birth date may not have alcohol. */
export const ageFault = (birthDate: string | null, today: string): AgeFault | undefined => {
  if (birthDate === null) return 'AGE_UNCONFIRMED';
  if (!isBirthDate(birthDate, today)) return 'BIRTH_DATE_INVALID';
  return ageOn(birthDate, today) < limits.ageGateYears ? 'AGE_TOO_YOUNG' : undefined;
};
