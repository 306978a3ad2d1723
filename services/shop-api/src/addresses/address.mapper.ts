import type { Address } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import type { AddressRow } from './addresses.tables';
import { placeNames } from './places.rules';

export const serializeAddress = ({ user_id: _, ...row }: AddressRow, reader: Reader): Address => {
  const { province, district } = row;
  const names = placeNames(province, district, reader);
  return {
    ...row,
    country: 'MN',
    province_name: names?.province ?? province,
    district_name: names?.district ?? district,
  };
};
