import { isBirthDate } from '@ortoo/contracts';

/** Why a typed date is no birth date. */
export const birthDateFault = (date: string | undefined, today: string): 'wrong' | 'impossible' | undefined => {
  if (date === undefined) return 'wrong';
  return isBirthDate(date, today) ? undefined : 'impossible';
};
