/** Colours by which people know the banks' apps, by a word of the bank's name. */
const colours: readonly (readonly [RegExp, string])[] = [
  [/khan|хаан/i, '#0f7a4d'],
  [/golomt|голомт|socialpay/i, '#1b4b9b'],
  [/tdb|trade|худалдаа/i, '#0a3d8f'],
  [/xac|хас/i, '#f5a300'],
  [/state|төрийн/i, '#d0202e'],
  [/m ?bank|эм банк/i, '#00a88f'],
  [/most|мост/i, '#2a62d9'],
  [/bogd|богд/i, '#8a1538'],
  [/capitron|капитрон/i, '#b8860b'],
  [/qpay/i, '#1f4fa3'],
];

/** Colour of a bank's mark; grey for an unknown one. */
export const bankColour = (name: string): string => colours.find(([word]) => word.test(name))?.[1] ?? '#8b8478';
