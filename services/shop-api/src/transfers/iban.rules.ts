/**
 * A Mongolian account: MN, two check digits, four of the bank and twelve of the account; the whole leaves 1 when
 * divided by 97, letters counted from A = 10.
 */
export const isIban = (text: string): boolean => {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^MN\d{18}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};
