import { exampleAccounts } from '../seed/example-accounts';
import { isWeakPassword } from './password-strength';

it.each([
  'password',
  '12345678',
  'qwertyuiop',
  'aaaaaaaa',
  '99112233',
  'P@ssw0rd',
  'iloveyou1',
  'abcd1234',
  '19900101',
])('rates %s as weak', password => expect(isWeakPassword(password, [])).toBe(true));

it.each([
  'Өвлийн-тэргэл-сар',
  'correct horse battery',
  'Journey-2026',
  ...exampleAccounts.map(account => account.password),
])('accepts %s', password => expect(isWeakPassword(password, [])).toBe(false));

it.each([
  ['nomin.batbayar', ['nomin.batbayar@example.mn']],
  ['99887766', ['+97699887766']],
  ['Temuulen1', ['Temuulen', 'Ganbold']],
])('rates %s of %j as weak', (password, personal) => expect(isWeakPassword(password, personal)).toBe(true));
