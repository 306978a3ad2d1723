import { ageOn, dateOf, type GateFault, isBirthDate, limits, type TypedDate } from '@ortoo/contracts';

/** Why the gate does not open for a birth date as typed; undefined when it does. @param today `YYYY-MM-DD` */
export const gateFault = (typed: TypedDate, today: string): GateFault | undefined => {
  if (typed.year === '' || typed.month === '' || typed.day === '') return 'incomplete';
  const date = dateOf(typed);
  if (date === undefined) return 'no_such_day';
  if (!isBirthDate(date, today)) return 'impossible';
  return ageOn(date, today) < limits.ageGateYears ? 'too_young' : undefined;
};
