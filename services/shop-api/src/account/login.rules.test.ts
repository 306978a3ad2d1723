import { normalPhone, readLogin } from './login.rules';

describe('normalPhone', () => {
  it.each(['99112233', '9911 2233', '9911-2233', '+976 9911 2233', '97699112233', '0097699112233'])('reads %s', typed =>
    expect(normalPhone(typed)).toBe('+97699112233'),
  );
  it.each(['', '1234', '991122334', '+1 202 555 0101', '11323232', 'abc'])('rejects %j', typed =>
    expect(normalPhone(typed)).toBeUndefined(),
  );
});

describe('readLogin', () => {
  it.each([
    ['Shopper@Example.mn ', { ok: true, value: { email: 'shopper@example.mn' } }],
    ['99112233', { ok: true, value: { phone: '+97699112233' } }],
    ['shopper@', { ok: false, code: 'EMAIL_FORMAT' }],
    ['hello', { ok: false, code: 'PHONE_FORMAT' }],
  ])('%j', (typed, outcome) => expect(readLogin(typed)).toEqual(outcome));
});
