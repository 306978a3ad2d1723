import { errorText } from './error-text';

it.each([
  ['en', 12, '12 s.'],
  ['en', 3600, '60 min.'],
  ['mn', 91, '2 мин.'],
  ['cn', 12, '12 秒后重试。'],
] as const)('says in %s how long %i seconds are', (locale, seconds, end) =>
  expect(errorText('LOGIN_THROTTLED', locale, {}, seconds)).toMatch(new RegExp(`${end}$`)),
);
