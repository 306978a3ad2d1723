import { emailFault } from './contact.rules';

it.each([
  ['', 'errors.required'],
  ['  ', 'errors.required'],
  ['bold', 'errors.email'],
  ['bold@example', 'errors.email'],
  ['a b@example.mn', 'errors.email'],
  [' bold@example.mn ', undefined],
])('validates the address %j', (email, fault) => expect(emailFault(email)).toBe(fault));
