import { anyCodeFault, plainCode, recoveryCodeFault } from './recovery-code.rules';

it.each([
  ['ABCD-EFGH-2345', true],
  ['abcd efgh 2345', true],
  ['ABCDEFGH2345', true],
  ['ABCD-EFGH', false],
  ['123456', false],
  ['ABCD-EFGH-0189', false],
  ['', false],
])('%s is a recovery code: %s', (code, isRight) => {
  expect(recoveryCodeFault(code) === undefined).toBe(isRight);
  if (isRight) expect(plainCode(code)).toBe('ABCDEFGH2345');
});

it.each([
  ['123456', true],
  ['ABCD-EFGH-2345', true],
  ['12345', false],
])('%s is a code: %s', (code, isRight) => expect(anyCodeFault(code) === undefined).toBe(isRight));
