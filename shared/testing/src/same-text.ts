/**
 * Matches this text with or without the marks that prevent line breaks inside a date.
 * @param rest pattern of what may follow
 */
export const sameText = (text: string, rest = ''): RegExp => {
  const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${pattern.replaceAll('-', '-\\u2060?').replaceAll(' ', '\\s')}${rest}$`);
};
