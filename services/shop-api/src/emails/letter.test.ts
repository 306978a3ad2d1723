import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterHtml, letterText } from './letter';
import type { Letter } from '../db/letter';

const letter: Letter = {
  locale: 'cn',
  title: 'R1 <confirmed>',
  paragraphs: ['Thank you & welcome'],
  sections: [
    { title: 'Items', rows: [{ term: 'Boots', detail: '42', value: '120,000₮' }] },
    { title: 'Next', rows: [{ term: 'We call you' }] },
  ],
};

it('is a text of lines', () =>
  expect(letterText(letter)).toBe('Thank you & welcome\n\nItems\nBoots · 42 · 120,000₮\n\nNext\nWe call you'));

describe('as HTML', () => {
  const html = letterHtml(letter, {
    site: 'Ortoo',
    imprint: '+976 7700 1234',
    link: { label: 'View', url: 'https://ortoo.mn/orders/R1?token=a&b' },
  });

  it('says its language', () => expect(html).toContain('<html lang="zh-Hans">'));
  it('escapes what it is given', () => {
    expect(html).toContain('R1 &lt;confirmed&gt;');
    expect(html).toContain('href="https://ortoo.mn/orders/R1?token=a&amp;b"');
  });
  it('loads nothing', () => expect(html).not.toMatch(/<(script|img|link|style)|url\(/));
  it('has the colours of the shop', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../../shared/ui/src/theme/tokens.ts'), 'utf8');
    const colours = [...new Set(html.match(/#[\da-f]{6}/g))];
    expect(colours).toContain('#0a4da2');
    expect(colours.filter(colour => !tokens.includes(`'${colour}'`))).toEqual([]);
  });
  it('has no button without a link', () =>
    expect(letterHtml(letter, { site: 'Ortoo', imprint: '' })).not.toContain('<a '));
});
