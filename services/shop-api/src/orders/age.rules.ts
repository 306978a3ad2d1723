import { ageOn, isBirthDate, limits } from '@ortoo/contracts';

export type AgeFault = 'AGE_UNCONFIRMED' | 'AGE_TOO_YOUNG' | 'BIRTH_DATE_INVALID';

/** Why a buyer with this birth date may not have alcohol. */
export const ageFault = (birthDate: string | null, today: string): AgeFault | undefined => {
  if (birthDate === null) return 'AGE_UNCONFIRMED';
  if (!isBirthDate(birthDate, today)) return 'BIRTH_DATE_INVALID';
  return ageOn(birthDate, today) < limits.ageGateYears ? 'AGE_TOO_YOUNG' : undefined;
};
