import { errorText } from './error-text';

it.each([
  ['en', 12, '12 seconds.'],
  ['en', 60, '1 minute.'],
  ['en', 3600, '60 minutes.'],
  ['mn', 91, '2 минут.'],
  ['ru', 180, '3 минуты.'],
  ['cn', 12, '12秒后重试。'],
] as const)('says in %s how long %i seconds are', (locale, seconds, end) =>
  expect(errorText('LOGIN_THROTTLED', locale, {}, seconds)).toMatch(new RegExp(`${end}$`)),
);

it('says how long something is held as the page of a product does', () =>
  expect(errorText('STOCK_HELD', 'mn', {}, 480)).toBe(
    'Яг одоо өөр хүн төлж байна. 8 минутын дотор дахин чөлөөлөгдөж магадгүй.',
  ));
