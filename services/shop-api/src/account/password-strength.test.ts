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

it.each([
  ['ortoo2026', []],
  ['ORTOO-83921746', []],
  ['2026.Өртөө!', []],
  ['Munkh-Tsas-7351', []],
  ['Nomin-Batbayar_83921746', ['nomin.batbayar@example.mn']],
  ['temka@83921746', ['temka@example.mn']],
])('rates the name %s with digits and signs as weak', (password, personal) =>
  expect(isWeakPassword(password, personal)).toBe(true),
);

it.each([
  ['Ortoo-Gutal-Namar', []],
  ['83921746501', ['temka@example.mn']],
])('accepts %s, which is more than a name', (password, personal) =>
  expect(isWeakPassword(password, personal)).toBe(false),
);
