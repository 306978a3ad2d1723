import { formatDateTime, formatMoney, htmlLang } from '@ortoo/i18n';
import { escapeUTF8 } from 'entities/escape';
import { readUser } from '../account/api';
import { productText } from '../catalog/api';
import type { Reader } from '../http/locale';
import { textIn, type TextKey } from '../messages/index';
import type { Shop } from '../shop';
import { readBoughtLines, readMovements, readPersonalRows, readWishes } from './personal-data.tables';

interface Section {
  title: TextKey;
  /** Lines of cells. */
  rows: (string | null)[][];
}

const table = ({ rows }: Section): string =>
  `<table>${rows.map(cells => `<tr>${cells.map(cell => `<td>${escapeUTF8(cell ?? '')}</td>`).join('')}</tr>`).join('')}</table>`;

/** In a script element nothing may look like its end. */
const jsonIn = (data: unknown): string => JSON.stringify(data, null, 1).replaceAll('<', '\\u003c');

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td{padding:.5rem;border-bottom:1px solid #8884;text-align:start;vertical-align:top}
details pre{overflow:auto;font-size:.8rem}`;

const pageOf = ({ locale }: Reader, sections: readonly Section[], data: unknown): string => {
  const say = (key: TextKey) => escapeUTF8(textIn(locale, key));
  const parts = sections
    .filter(({ rows }) => rows.length > 0)
    .map(section => `<section><h2>${say(section.title)}</h2>${table(section)}</section>`);
  return `<!doctype html>
<html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say('personal.title')}</title><style>${style}</style></head>
<body><h1>${say('personal.title')}</h1><p>${say('personal.text')}</p>${parts.join('\n')}
<script type="application/json" id="data">${jsonIn(data)}</script></body></html>`;
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Each query once: the readable part and the JSON are made from the same rows. */
const readAll = async (shop: Shop, userId: number, reader: Reader) => {
  const [user, tables, line_items, wishes, movements] = await Promise.all([
    readUser(shop, userId, reader),
    readPersonalRows(shop.db, userId),
    readBoughtLines(shop.db, userId),
    readWishes(shop.db, userId),
    readMovements(shop.db, userId),
  ]);
  return { exported_at: shop.clock().toISOString(), user, tables, line_items, wishes, movements };
};

type PersonalData = Awaited<ReturnType<typeof readAll>>;

const sectionsOf = ({ user, tables: rows, line_items, wishes, movements }: PersonalData, reader: Reader): Section[] => {
  const { locale } = reader;
  const when = (at: unknown) => (at instanceof Date ? formatDateTime(at.toISOString(), locale) : '');
  const say = (key: TextKey) => textIn(locale, key);
  return [
    {
      title: 'personal.profile',
      rows: [
        [say('personal.name'), `${user.firstname} ${user.lastname}`.trim()],
        [say('personal.phone'), user.phone],
        [say('personal.email'), user.email],
      ],
    },
    {
      title: 'personal.organization',
      rows: (rows['user_organizations'] ?? []).map(row => [
        text(row['registry_number']),
        text(row['name']),
        text(row['address']),
        text(row['phone']),
      ]),
    },
    {
      title: 'personal.addresses',
      rows: (rows['addresses'] ?? []).map(row => [text(row['firstname']), text(row['phone']), text(row['address1'])]),
    },
    {
      title: 'personal.orders',
      rows: line_items.map(({ number, completed_at, quantity, price, ...product }) => [
        number,
        when(completed_at),
        productText({ ...product, slug: '' }, reader).name,
        String(quantity),
        formatMoney(price * quantity, locale),
      ]),
    },
    {
      title: 'personal.money',
      rows: movements.map(({ at, code, amount }) => [
        when(at),
        code.split(':').slice(2).join(':'),
        formatMoney(amount, locale),
      ]),
    },
    {
      title: 'personal.wishes',
      rows: wishes.map(({ list, ...product }) => [list, productText({ ...product, slug: '' }, reader).name]),
    },
    {
      title: 'personal.reviews',
      rows: (rows['reviews'] ?? []).map(row => [when(row['created_at']), text(row['rating']), text(row['comment'])]),
    },
    {
      title: 'personal.quotes',
      rows: (rows['quotes'] ?? []).map(row => [text(row['number']), when(row['created_at']), text(row['message'])]),
    },
    {
      title: 'personal.sessions',
      rows: (rows['sessions'] ?? []).map(row => [
        when(row['created_at']),
        when(row['seen_at']),
        [row['browser'], row['system']].filter(Boolean).join(' · '),
        text(row['address']),
      ]),
    },
  ];
};

/** Everything the shop has about a user in one file: readable, and as JSON in its element `data`. */
export const exportData = async (shop: Shop, userId: number, reader: Reader): Promise<string> => {
  const data = await readAll(shop, userId, reader);
  return pageOf(reader, sectionsOf(data, reader), data);
};
