import { join } from 'node:path';
import { type BannedTexts, findBannedTexts } from './banned-texts';
import { plant, workspace } from './plant';

const configuration = join(workspace, '.config/banned-texts.cjs');

let banned: BannedTexts;
beforeAll(async () => {
  banned = ((await import(configuration)) as { default: BannedTexts }).default;
});

test('no visible text has a banned word', () => {
  expect(findBannedTexts(workspace, banned)).toEqual([]);
});

test('a planted word is found in every kind of text, with the better one', () => {
  const root = plant('texts', {
    'mfe-one/src/messages/mn.ts': "export const messages = {\n  wish: 'Хүсэлд нэмэх',\n  send: 'Хүсэлт илгээх',\n};\n",
    'mfe-one/src/messages/en/travel.ts': "export const travel = { from: 'Way out', text: 'A way outside' };\n",
    'shell/src/messages/ru.ts':
      "export const messages = { undo: 'Вернуть', price: '120 000₮', good: '120\\u00a0000\\u00a0₮' };\n",
    'shared/i18n/src/languages/cn/messages.ts':
      "export const messages = { pieces: '{{count}} 件', good: '{{count}}件' };\n",
    'services/shop-api/src/messages/it/errors.ts':
      "export const errors = { EXPIRED: 'Richiedi una nuova fattura.' };\n",
    'services/shop-api/src/seed/things.ts': [
      "export const thing = { mn: ['Худалдагч', 'Борлуулагч'], it: { name: 'Numero di registro' } };",
      "export const rows = [['Бэлэн багц', 'Vendors'], ['Багцалсан санаа', 'Sellers']];",
      '',
    ].join('\n'),
    'mfe-one/src/page.ts': "export const text = 'Багцалсан санаа';\n",
  });
  expect(findBannedTexts(root, banned)).toEqual([
    'mfe-one/src/messages/en/travel.ts:1: «Way out» in en, better: departure, return',
    'mfe-one/src/messages/mn.ts:2: «Хүсэл» in mn, better: таалагдсан',
    'services/shop-api/src/messages/it/errors.ts:1: «fattura» in it, better: richiesta di pagamento',
    'services/shop-api/src/seed/things.ts:1: «Худалдагч» in mn, better: борлуулагч',
    'services/shop-api/src/seed/things.ts:1: «Numero di registro» in it, better: numero di registrazione',
    'services/shop-api/src/seed/things.ts:2: «Vendors» in en, better: seller',
    'services/shop-api/src/seed/things.ts:2: «Багцалсан санаа» in mn, better: бэлэн багц',
    'shared/i18n/src/languages/cn/messages.ts:1: «} 件» in cn, better: no space between a character and a number: 5件',
    'shell/src/messages/ru.ts:1: «Вернуть» in ru, better: восстановить, вернуть деньги',
    'shell/src/messages/ru.ts:1: «0 000» in ru, better: no-break spaces: 120 000 ₮, 2 %',
  ]);
});
