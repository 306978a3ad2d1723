import { randomBytes } from 'node:crypto';
import { describeStartFault, isWeakSecret, issuedSecret, ReportedError, runService, StartError } from './settings';

it('accepts the output of openssl', () => {
  for (let time = 0; time < 500; time += 1) {
    expect(isWeakSecret(randomBytes(32).toString('base64'))).toBe(false);
    expect(isWeakSecret(randomBytes(32).toString('hex'))).toBe(false);
    expect(isWeakSecret(randomBytes(12).toString('base64'), issuedSecret)).toBe(false);
  }
});

it.each([
  '',
  'a',
  'shop',
  'a'.repeat(40),
  'ab'.repeat(20),
  'secret'.repeat(6),
  '0123456789'.repeat(3),
  'Ortoo-2026!'.repeat(3),
])('classifies %j as weak', secret => expect(isWeakSecret(secret)).toBe(true));

it.each([
  [{ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }, 'Port 3000 is in use'],
  [{ code: 'EACCES', syscall: 'listen', message: 'listen EACCES: permission denied 0.0.0.0:80' }, 'cannot listen'],
  [{ code: 'ECONNREFUSED', syscall: 'connect', port: 5432 }, 'The database does not answer (ECONNREFUSED)'],
  [{ code: '28P01', message: 'password authentication failed' }, 'The database does not answer (28P01)'],
  [{ message: 'timeout exceeded when trying to connect' }, 'The database does not answer'],
  [{ errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] }, 'The database does not answer'],
  [{ code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND db' }, 'A host name is unknown (getaddrinfo ENOTFOUND db)'],
  [{ code: 'EROFS', path: '/data/db' }, '/data/db cannot be written (EROFS)'],
  [new StartError('PORT: must be whole'), 'PORT: must be whole'],
])('%j', (error, sentence) => expect(describeStartFault(error)).toContain(sentence));

it('returns undefined for a defect', () => expect(describeStartFault(new TypeError('x is undefined'))).toBeUndefined());

it.each([
  [new StartError('PORT: must be whole'), 'PORT: must be whole\n'],
  [new ReportedError(), ''],
])('exits with 1 and at most one sentence', async (error, printed) => {
  const [text, codes]: [string[], number[]] = [[], []];
  const stderr = { write: (line: string) => text.push(line) };
  await runService(async () => Promise.reject(error), { stderr, exit: code => codes.push(code) });
  expect([text.join(''), codes]).toEqual([printed, [1]]);
});
