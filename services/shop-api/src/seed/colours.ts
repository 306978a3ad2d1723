export const colours = {
  black: { mn: 'хар', en: 'black', hex: '#22252b' },
  brown: { mn: 'хүрэн бор', en: 'brown', hex: '#7a4b2a' },
  grey: { mn: 'саарал', en: 'grey', hex: '#8a8f98' },
  white: { mn: 'цагаан', en: 'white', hex: '#f3f1ec' },
  cream: { mn: 'цайвар шаргал', en: 'cream', hex: '#e9dcc3' },
  sand: { mn: 'элсэн шар', en: 'sand', hex: '#cfae7b' },
  camel: { mn: 'тэмээн бор', en: 'camel', hex: '#b98a55' },
  red: { mn: 'улаан', en: 'red', hex: '#b8322f' },
  burgundy: { mn: 'бордо', en: 'burgundy', hex: '#6d1f33' },
  blue: { mn: 'цэнхэр', en: 'blue', hex: '#2f6fb5' },
  navy: { mn: 'хар хөх', en: 'navy', hex: '#1e2f52' },
  green: { mn: 'ногоон', en: 'green', hex: '#3f7d54' },
  turquoise: { mn: 'оюу', en: 'turquoise', hex: '#2b9a9b' },
  pink: { mn: 'ягаан', en: 'pink', hex: '#d98ba0' },
  gold: { mn: 'алтлаг', en: 'gold', hex: '#c99a2e' },
} as const;

export type ColourCode = keyof typeof colours;
