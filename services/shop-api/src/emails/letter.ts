import { htmlLang } from '@ortoo/i18n';
import { escapeUTF8 } from 'entities/escape';
import type { Letter, LetterSection } from '../db/letter';

export interface LetterFrame {
  /** Sender: name, and a line with phone, email and address. */
  site: string;
  imprint: string;
  /** Button under the letter. */
  link?: { label: string; url: string } | undefined;
  /** Ends the subscription that the letter belongs to. */
  unsubscribe?: { label: string; url: string } | undefined;
}

const linesOf = ({ title, rows }: LetterSection): string[] => [
  '',
  title,
  ...rows.map(({ term, detail, value }) => [term, detail, value].filter(Boolean).join(' · ')),
];

/** The plain text of a letter. */
export const letterText = ({ paragraphs, sections }: Letter): string =>
  [...paragraphs, ...sections.flatMap(linesOf)].join('\n');

/** Mail programs read styles of elements only. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#f5f1e9;font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif;color:#14202e',
  card: 'width:100%;max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px',
  cell: 'padding:28px 28px 8px',
  site: 'margin:0 0 20px;font-weight:700;font-size:18px',
  title: 'margin:0 0 12px;font-size:24px;line-height:1.25',
  heading: 'margin:24px 0 8px;font-size:16px',
  table: 'width:100%;border-collapse:collapse',
  term: 'padding:8px 12px 8px 0;border-top:1px solid #e8e2d6;vertical-align:top;text-align:start',
  value: 'padding:8px 0;border-top:1px solid #e8e2d6;vertical-align:top;text-align:end;white-space:nowrap',
  detail: 'display:block;font-size:14px;color:#566170',
  button:
    'display:inline-block;padding:12px 24px;border-radius:12px;background:#0a4da2;color:#ffffff;text-decoration:none;font-weight:600',
  imprint: 'padding:20px 28px 28px;font-size:13px;color:#566170',
} as const;

const tag = (name: string, style: string, content: string): string => `<${name} style="${style}">${content}</${name}>`;

const rowOf = ({ term, detail, value, strong }: LetterSection['rows'][number]): string => {
  const weight = strong ? ';font-weight:700' : '';
  const about = escapeUTF8(term) + (detail ? tag('span', styles.detail, escapeUTF8(detail)) : '');
  const span = value === undefined ? ' colspan="2"' : '';
  const end = value === undefined ? '' : tag('td', styles.value + weight, escapeUTF8(value));
  return `<tr><td${span} style="${styles.term}${weight}">${about}</td>${end}</tr>`;
};

const sectionOf = ({ title, rows }: LetterSection): string =>
  tag('h2', styles.heading, escapeUTF8(title)) + tag('table', styles.table, rows.map(rowOf).join(''));

/** The letter as the HTML of an email: no script, no picture, nothing to load. */
export const letterHtml = (
  { locale, title, paragraphs, sections }: Letter,
  { site, imprint, link, unsubscribe }: LetterFrame,
): string => {
  const body = [
    tag('p', styles.site, escapeUTF8(site)),
    tag('h1', styles.title, escapeUTF8(title)),
    ...paragraphs.map(text => `<p>${escapeUTF8(text)}</p>`),
    ...sections.map(sectionOf),
    ...(link
      ? [
          `<p style="margin:28px 0"><a href="${escapeUTF8(link.url)}" style="${styles.button}">${escapeUTF8(link.label)}</a></p>`,
        ]
      : []),
  ];
  const ending = unsubscribe
    ? ` · <a href="${escapeUTF8(unsubscribe.url)}" style="color:inherit">${escapeUTF8(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="${htmlLang[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeUTF8(title)}</title></head>
<body style="${styles.page}"><table role="presentation" align="center" style="${styles.card}"><tr><td style="${styles.cell}">${body.join('\n')}</td></tr><tr>${tag('td', styles.imprint, escapeUTF8(imprint) + ending)}</tr></table></body></html>`;
};
