import slugify from '@sindresorhus/slugify';

const maxLength = 80;

/** Mongolian letters that the library would write as in other languages. */
const customReplacements: [string, string][] = [
  ['ө', 'u'],
  ['Ө', 'U'],
  ['ү', 'u'],
  ['Ү', 'U'],
  ['х', 'kh'],
  ['Х', 'Kh'],
  ['ж', 'j'],
  ['Ж', 'J'],
  ['ц', 'ts'],
  ['Ц', 'Ts'],
  ['й', 'i'],
  ['Й', 'I'],
  ['ы', 'y'],
  ['Ы', 'Y'],
];

/**
 * The address of a page, by its title: the English one, else that of another language in Latin letters.
 * @param fallback for a title without letters
 */
export const slugOf = (titles: Readonly<Partial<Record<string, string>>>, fallback: string): string => {
  const title = titles['en'] || titles['mn'] || Object.values(titles).find(Boolean) || '';
  const slug = slugify(title, { customReplacements, decamelize: false }).replace(/[^a-z0-9-]/g, '');
  return slug.slice(0, maxLength).replace(/-[^-]*$/, match => (slug.length > maxLength ? '' : match)) || fallback;
};
