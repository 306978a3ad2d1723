import { countLinks, isAllowedName, isSameText, reasonToHold, shortName } from './comment.rules';

describe('links', () => {
  it.each([
    ['Сайхан нийтлэл байна, баярлалаа.', 0],
    ['Хасах 30.5 хэмд шалгасан. Дулаан.Их дулаан.', 0],
    ['3.5 кг, 2026.11.20-нд авсан', 0],
    ['https://ortoo.mn/products/x дээр бий', 0],
    ['Эндээс үзээрэй: https://example.com/a?b=c', 1],
    ['https://example.com, HTTPS://EXAMPLE.COM', 1],
    ['https://a.mn https://b.mn http://c.mn', 3],
    ['hxxp://bad.top/x', 1],
    ['www.cheap-boots.shop', 1],
    ['cheap-boots . com', 1],
    ['cheap-boots [.] com', 1],
    ['cheap-boots(dot)com', 1],
    ['t.me/cheapboots', 1],
    ['Телеграм: @cheapboots', 1],
    ['bit.ly/3xYz', 1],
    ['mail me: me@example.com', 0],
  ])('of %j: %i', (text, count) => expect(countLinks(text)).toBe(count));
});

describe('a comment', () => {
  it.each<[string, number, string | undefined]>([
    ['Сайхан нийтлэл байна.', 0, undefined],
    ['Эндээс: https://example.com', 0, 'links'],
    ['Эндээс: https://example.com', 1, undefined],
    ['https://a.mn https://b.mn', 1, undefined],
    ['https://a.mn https://b.mn https://c.mn', 1, 'links'],
    ['Хямд зарна, 9911-2233', 0, 'contacts'],
    ['Хямд зарна, +976 99 11 22 33', 0, 'contacts'],
    ['me (at) example.com руу бич', 0, 'contacts'],
    ['Манай дугаар 9911-2233', 3, undefined],
    ['120000 төгрөгөөр авсан', 0, undefined],
    ['ааааааааааааааааааааааа', 5, 'repeated'],
    ['авъя авъя авъя авъя авъя авъя авъя авъя авъя авъя авъя авъя', 5, 'repeated'],
    ['!!!!!!!!', 0, undefined],
  ])('%j after %i published ones waits for: %s', (text, approved, reason) =>
    expect(reasonToHold(text, approved)).toBe(reason),
  );
});

it.each([
  ['Сайхан байна!', 'сайхан  байна', true],
  ['Сайхан байна', 'Сайхан биш байна', false],
])('%j and %j say the same: %s', (a, b, isSame) => expect(isSameText(a, b)).toBe(isSame));

describe('a name', () => {
  it.each(['Номин', 'Н. Бат-Эрдэнэ', "O'Brien", 'Zoe M.', 'Говийн бор 7', '李明'])('may be %s', name =>
    expect(isAllowedName(name)).toBe(true),
  );
  it.each([
    'Ortoo',
    'Орtoo ортоо',
    'Админ',
    'shop_admin',
    'Модератор',
    'https://x.mn',
    '<b>',
    '12',
    '@nomin',
    '-',
    'a',
  ])('may not be %s', name => expect(isAllowedName(name)).toBe(false));
  it.each([
    [{ firstname: 'Номин', lastname: 'Бат' }, 'Б. Номин'],
    [{ firstname: 'Anna', lastname: 'Smith' }, 'Anna S.'],
    [{ firstname: 'Номин', lastname: '' }, 'Номин'],
  ])('of %j is short', (names, short) => expect(shortName(names)).toBe(short));
});
