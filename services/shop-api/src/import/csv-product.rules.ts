import type { FaultCode } from './faults.rules';

/** One line of a table by its columns. */
export type CsvRecord = Readonly<Record<string, string>>;

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map(part => part.trim())
    .filter(Boolean);

/** A number if possible; anything else is left for the schema to reject. */
const number = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const flag = (text: string): unknown =>
  ({ true: true, '1': true, false: false, '0': false })[text.toLowerCase()] ?? text;
const itself = (text: string): unknown => text;

type Columns = Readonly<Record<string, readonly [field: string, read: (text: string) => unknown]>>;

const productColumns: Columns = {
  id: ['id', number],
  slug: ['slug', itself],
  kind: ['kind', itself],
  taxon: ['taxon', itself],
  vendor: ['vendor', itself],
  brand: ['brand', itself],
  badges: ['badges', list],
  price: ['price', number],
  selling_price: ['sellingPrice', number],
  available_on: ['availableOn', itself],
  published: ['published', flag],
  alcohol: ['alcohol', flag],
  images: ['images', list],
  options: ['options', list],
  valid_days: ['validDays', number],
  event_at: ['eventAt', itself],
  stars: ['stars', number],
  days: ['days', number],
  departures: ['departures', list],
  seats: ['seats', number],
};

const variantColumns: Columns = {
  variant_id: ['id', number],
  sku: ['sku', itself],
  variant_price: ['price', number],
  variant_selling_price: ['sellingPrice', number],
  stock: ['stock', number],
  backorderable: ['backorderable', flag],
  variant_image: ['image', itself],
};

const read = (record: CsvRecord, columns: Columns): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, [field, reading]]) => {
      const text = record[column] ?? '';
      return text === '' ? [] : [[field, reading(text)]];
    }),
  );

/** Columns `name_mn`, `description_en` as texts by language. */
const textOf = (record: CsvRecord): Record<string, { name: string; description: string }> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([column, name]) => {
      const locale = /^name_([a-z]{2})$/.exec(column)?.[1];
      return locale && name !== '' ? [[locale, { name, description: record[`description_${locale}`] ?? '' }]] : [];
    }),
  );

/** Columns `option_size`, `option_colour` as choices. */
const choicesOf = (record: CsvRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([column, value]) => {
      const option = /^option_(.+)$/.exec(column)?.[1];
      return option && value !== '' ? [[option, value]] : [];
    }),
  );

/** The sale period, when one of its columns is filled. */
const saleOf = ({ sale_starts_at: startsAt, sale_ends_at: endsAt }: CsvRecord) =>
  startsAt || endsAt ? { sale: { startsAt: startsAt || null, endsAt: endsAt || null } } : {};

/** The lines of one product in the shape of the seed. The column `more` holds as JSON what has no column of its own. */
export const productOfRecords = (records: readonly CsvRecord[]): { value: unknown } | { fault: FaultCode } => {
  const [first = {}] = records;
  let more: object = {};
  try {
    if (first['more']) more = Object(JSON.parse(first['more'])) as object;
  } catch {
    return { fault: 'json' };
  }
  const options = [...new Set(records.flatMap(record => Object.keys(choicesOf(record))))];
  return {
    value: {
      images: [],
      ...(options.length > 0 && { options }),
      ...read(first, productColumns),
      text: textOf(first),
      ...saleOf(first),
      variants: records.map(record => ({ ...read(record, variantColumns), options: choicesOf(record) })),
      ...more,
    },
  };
};

const columnIn = (columns: Columns, field: string): string | undefined =>
  Object.entries(columns).find(([, [known]]) => known === field)?.[0];

const otherColumns: readonly (readonly [field: RegExp, column: string])[] = [
  [/^text\.([a-z]{2})\.(name|description)$/, '$2_$1'],
  [/^variants\.\d+\.options\.(.+)$/, 'option_$1'],
  [/^sale\.startsAt$/, 'sale_starts_at'],
  [/^sale\.endsAt$/, 'sale_ends_at'],
];

/** The column that a field is read from, as who has written the table knows it; the field itself without one. */
export const columnOfField = (field: string): string => {
  const [, ofVariant] = /^variants\.\d+\.(\w+)$/.exec(field) ?? [];
  const other = otherColumns.find(([known]) => known.test(field));
  return (
    columnIn(ofVariant ? variantColumns : productColumns, ofVariant ?? field) ??
    (other ? field.replace(...other) : field)
  );
};
