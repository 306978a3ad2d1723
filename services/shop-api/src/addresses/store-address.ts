import type { addressInputSchema } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { DomainError } from '../http/domain-error';
import type { Reader } from '../http/locale';
import type { Db } from '../db/schema';
import { insertAddress } from './addresses.tables';
import { normalContactPhone } from './phone.rules';
import { placeNames } from './places.rules';

type AddressInput = z.output<typeof addressInputSchema>;

/** A number that a courier can call, or an error at this field. */
export const acceptedPhone = (phone: string, field: string): string => {
  const normal = normalContactPhone(phone);
  if (!normal) throw new DomainError('INVALID', { fields: { [field]: 'PHONE_FORMAT' } });
  return normal;
};

/** Saves an address, for a user or for an order only, with the district's postcode when it has none. Returns its id. */
export const storeAddress = async (
  trx: Db,
  input: AddressInput,
  userId: number | null,
  reader: Reader,
): Promise<number> => {
  const places = placeNames(input.province, input.district, reader);
  if (!places) throw new DomainError('INVALID', { fields: { district: 'unknown' } });
  return insertAddress(trx, {
    ...input,
    phone: acceptedPhone(input.phone, 'phone'),
    user_id: userId,
    email: input.email ?? null,
    address2: input.address2 ?? null,
    zipcode: input.zipcode || places.zip,
  });
};
