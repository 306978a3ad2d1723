import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Any number a courier can call, including fixed lines and foreign ones, as E.164. */
export const normalContactPhone = (typed: string): string | undefined => {
  const number = parsePhoneNumberFromString(typed.trim(), 'MN');
  return number?.isValid() ? number.number : undefined;
};
