import type { DirectoryInput, DirectoryKind, ErrorCode } from '@ortoo/contracts';
import type { Text } from '../../db/schema.types';
import type { FieldFault } from '../../messages/index';

/** A text without the languages that have none. */
export const filledTexts = (text: Text): Text =>
  Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined && value !== ''));

/** Name of a stored picture. */
export const pictureOf = (path: string | null): string | null => path && path.slice('/pictures/'.length);

/** Codes are parts of addresses, except those of option values. */
const isAddressPart = (code: string): boolean => /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(code);

const isPicture = (path: string): boolean => /^\/pictures\/\w[\w.-]{0,100}$/.test(path);

/** What is wrong with an entry, by field. */
export const directoryFaults = (
  kind: DirectoryKind,
  { code, name, image, phone, address, province, hours, parent_id }: DirectoryInput,
): Record<string, FieldFault | ErrorCode> => ({
  ...(!name.mn && { name: 'required' as const }),
  ...(kind !== 'option_values' && !isAddressPart(code) && { code: 'format' as const }),
  ...(kind === 'option_values' && parent_id === null && { parent_id: 'required' as const }),
  ...(image && !isPicture(image) && { image: 'format' as const }),
  ...(kind === 'look_books' && !image && { image: 'required' as const }),
  ...(kind === 'stores' && {
    ...(!phone && { phone: 'required' as const }),
    ...(!address.mn && { address: 'required' as const }),
    ...(!/^\d{2}$/.test(province) && { province: 'required' as const }),
    ...(hours.some(({ opens, closes }) => opens >= closes) && { hours: 'small' as const }),
  }),
});
