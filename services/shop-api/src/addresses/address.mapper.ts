import type { Address } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import type { AddressRow } from './addresses.tables';
import { placeNames } from './places.rules';

export const serializeAddress = (row: AddressRow, reader: Reader): Address => {
  const names = placeNames(row.province, row.district, reader);
  const { id, firstname, lastname, phone, email, province, district, subdistrict, address1, address2, zipcode } = row;
  return {
    id,
    firstname,
    lastname,
    phone,
    email,
    country: 'MN',
    province,
    province_name: names?.province ?? province,
    district,
    district_name: names?.district ?? district,
    subdistrict,
    address1,
    address2,
    zipcode,
  };
};
