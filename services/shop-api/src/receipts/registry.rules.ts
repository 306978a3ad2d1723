import { toCyrillic } from '@ortoo/contracts';

/** Without spaces and dashes, in Cyrillic capitals. */
export const plainRegistry = (text: string): string => toCyrillic(text.replace(/[\s-]/g, '').toUpperCase());

/** Of a company: seven digits. Of a citizen: two letters, date of birth (months from 21 on: born after 1999), two digits. */
export const registryKind = (text: string): 'organization' | 'citizen' | undefined => {
  const plain = plainRegistry(text);
  if (/^\d{7}$/.test(plain)) return 'organization';
  const [, yy = '', mm = '', dd = ''] = /^[А-ЯЁӨҮ]{2}(\d{2})(\d{2})(\d{2})\d{2}$/.exec(plain) ?? [];
  const isLate = Number(mm) > 20;
  const [year, month] = [(isLate ? 2000 : 1900) + Number(yy), Number(mm) - (isLate ? 20 : 0)];
  const date = new Date(Date.UTC(year, month - 1, Number(dd)));
  const real = yy !== '' && date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(dd);
  return real ? 'citizen' : undefined;
};

/** Login of a citizen at the tax office. */
export const isConsumerNumber = (text: string): boolean => /^\d{8}$/.test(text);
