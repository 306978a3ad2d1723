import type { User } from '@ortoo/contracts';
import type { Db } from '../db/schema';
import type { Reader } from '../http/locale';
import { serializeAddress, findAddress } from '../addresses/api';
import { describeStaff } from '../staff/api';
import type { UserRow } from './users.tables';

export const serializeUser = async (db: Db, row: UserRow, reader: Reader): Promise<User> => {
  const address = row.ship_address_id === null ? undefined : await findAddress(db, row.ship_address_id);
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    firstname: row.firstname,
    lastname: row.lastname,
    avatar: row.avatar === null ? null : `/pictures/${row.avatar}`,
    roles: row.roles,
    ...(await describeStaff(db, row, reader)),
    ship_address: address ? serializeAddress(address, reader) : null,
  };
};
