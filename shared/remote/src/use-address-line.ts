import type { Address } from '@ortoo/contracts';
import { bindNumbers } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { partWord, placeLine } from './place.rules';

/** An address in one line, in the order of the reader's language. */
export const useAddressLine = (): ((address: Address) => string) => {
  const t = useMessages();
  const locale = useLocale();
  return address => {
    const word = partWord(address);
    const part = word ? t(word, { number: address.subdistrict }) : address.subdistrict;
    return bindNumbers(placeLine(address, part, locale));
  };
};
