import type { DirectoryEntry, DirectoryInput, DirectoryKind } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n/locales';

/** Languages of the form. */
export const formLocales = ['mn', 'en'] as const satisfies readonly Locale[];

/** Fields of each kind beside its name, code and whether it is hidden. */
export const fieldsByKind = {
  vendors: ['description', 'image', 'phone', 'email'],
  brands: ['description', 'image'],
  badges: ['tone'],
  stores: ['place', 'phone', 'province', 'address', 'directions', 'hours'],
  look_books: ['description', 'image', 'image_alt', 'paragraphs', 'products', 'published_at'],
  taxons: ['parent_id', 'position'],
  option_values: ['parent_id', 'swatch', 'position'],
} as const satisfies Record<DirectoryKind, readonly string[]>;

/** Kinds whose code and parent stay as they were added: products and addresses depend on them. */
export const isPlaced = (kind: DirectoryKind): boolean => kind === 'taxons' || kind === 'option_values';

const codes = { address: /^[a-z0-9]+([-_][a-z0-9]+)*$/, value: /^[A-Za-z0-9]+([-_.][A-Za-z0-9]+)*$/ };

/** A new entry. */
export const emptyInput = (now: Date): DirectoryInput => ({
  ...{ code: '', hidden: false, name: {}, description: {}, image: null, phone: '', email: '', tone: 'neutral' },
  ...{ place: 'store', address: {}, directions: {}, province: '11', image_alt: {}, paragraphs: {}, product_ids: [] },
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '20:00' }],
  published_at: now.toISOString(),
  ...{ parent_id: null, position: 0, swatch: null },
});

/** What is edited of an entry. */
export const inputOf = (entry: DirectoryEntry): DirectoryInput => {
  const { id: _, lock_version: __, products_count: ___, products: ____, parent: _____, ...input } = entry;
  return input;
};

/** Paragraphs as one text, with an empty line between them. */
export const joined = (paragraphs: readonly string[] = []): string => paragraphs.join('\n\n');

export const separated = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);

/** Keys of the errors by field, before the server is asked. */
export const faultsOf = (kind: DirectoryKind, input: DirectoryInput): Readonly<Record<string, string>> => {
  const checks: [field: string, key: string, isWrong: boolean][] = [
    ['name', 'errors.required', !input.name.mn?.trim()],
    ['code', 'directory.faults.value', kind === 'option_values' && !codes.value.test(input.code)],
    ['code', 'directory.faults.code', kind !== 'option_values' && !codes.address.test(input.code)],
    ['parent_id', 'errors.required', kind === 'option_values' && input.parent_id === null],
    ['image', 'directory.faults.image', kind === 'look_books' && !input.image],
    ['phone', 'errors.required', kind === 'stores' && input.phone.trim() === ''],
    ['address', 'errors.required', kind === 'stores' && !input.address.mn?.trim()],
    [
      'hours',
      'directory.faults.hours',
      kind === 'stores' && input.hours.some(({ days, opens, closes }) => days.length === 0 || opens >= closes),
    ],
  ];
  return Object.fromEntries(checks.flatMap(([field, key, isWrong]) => (isWrong ? [[field, key]] : [])));
};
