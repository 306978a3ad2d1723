import { errorMessage, toApiError } from './api-error';

describe('errorMessage', () => {
  it.each([
    [{ errors: ['one', 'two'] }, 'one, two'],
    [{ errors: { email: ['is taken', 'is long'], phone: 'x' } }, 'is taken, is long'],
    [{ error: 'not found' }, 'not found'],
    [{ exception: 'failed' }, 'failed'],
    [{ error: { base: 'first' } }, 'first'],
    [{ errors: [], error: 'second door' }, 'second door'],
    ['<html>', ''],
    [null, ''],
  ])('reads %j', (body, message) => expect(errorMessage(body)).toBe(message));
});

describe('toApiError', () => {
  it('retains status, code and field messages', () => {
    const error = toApiError(422, { code: 'INVALID', error: 'Invalid', errors: { phone: ['short'] } });
    expect(error).toMatchObject({ status: 422, code: 'INVALID', message: 'short', fields: { phone: 'short' } });
  });

  it("passes on the fields that an error's contract adds", () => {
    const body = { code: 'already_used', error: 'Used', used_where: 'Terelj' };
    expect(toApiError(422, body).details).toMatchObject({ used_where: 'Terelj' });
  });

  it('reports a missing response', () => expect(toApiError(0, undefined).code).toBe('NETWORK'));
});
