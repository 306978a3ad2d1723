import { Readable } from 'node:stream';
import { columnOfField } from './csv-product.rules';
import { csvRows } from './csv-rows';

const head = 'slug,kind,name_mn,taxon,vendor,price,available_on,images,sku,stock,option_size,variant_price,more';

const read = async (...lines: string[]) => {
  const rows = [];
  for await (const row of csvRows(Readable.from([Buffer.from(lines.join('\n'))]))) rows.push(row);
  return rows;
};

const boots = {
  slug: 'boots',
  kind: 'goods',
  text: { mn: { name: 'Гутал', description: '' } },
  taxon: 'goods/shoes',
  vendor: 'maker',
  price: 120_000,
  availableOn: '2026-01-01',
  images: ['a', 'b'],
  options: ['size'],
};

it('reads consecutive lines with one slug as the variants of one product', async () => {
  const rows = await read(
    head,
    'boots,goods,Гутал,goods/shoes,maker,120000,2026-01-01,a|b,B-41,3,41,,',
    'boots,,,,,,,,B-42,5,42,130000,',
    'hat,goods,"Малгай, ноосон",goods/hats,maker,40000,2026-01-01,c,H-1,9,,,',
  );
  expect(rows).toEqual([
    {
      line: 2,
      value: {
        ...boots,
        variants: [
          { sku: 'B-41', stock: 3, options: { size: '41' } },
          { sku: 'B-42', stock: 5, options: { size: '42' }, price: 130_000 },
        ],
      },
    },
    expect.objectContaining({ line: 4 }),
  ]);
  expect(rows[1]).toMatchObject({ value: { slug: 'hat', text: { mn: { name: 'Малгай, ноосон' } }, images: ['c'] } });
});

it('reads fields without a column as JSON', async () => {
  const [row] = await read(head, 'boots,goods,Гутал,t,v,1,2026-01-01,,B,1,,,"{""stars"":4}"');
  expect(row).toMatchObject({ value: { stars: 4 } });
});

it('leaves text in a number column for the schema to reject', async () => {
  const [row] = await read(head, 'boots,goods,Гутал,t,v,cheap,2026-01-01,,B,many,,,');
  expect(row).toMatchObject({ value: { price: 'cheap', variants: [{ stock: 'many' }] } });
});

it.each([
  ['a broken JSON', 'boots,goods,Гутал,t,v,1,2026-01-01,,B,1,,,{', { line: 2, fault: 'json' }],
  ['too few columns', 'boots,goods', { line: 2, fault: 'columns' }],
])('reports the line with %s, and continues', async (_, line, rejected) => {
  const rows = await read(head, line, 'hat,goods,Малгай,t,v,1,2026-01-01,,H-1,9,,,');
  expect(rows).toContainEqual(rejected);
  expect(rows).toContainEqual(expect.objectContaining({ line: 3, value: expect.objectContaining({ slug: 'hat' }) }));
});

it('reads a table from a spreadsheet, with its byte order mark', async () => {
  const rows = await read('\ufeffslug,sku,stock', 'hat,H,2', '');
  expect(rows).toMatchObject([{ line: 2, value: { slug: 'hat' } }]);
});

it.each([
  ['availableOn', 'available_on'],
  ['price', 'price'],
  ['text.mn.name', 'name_mn'],
  ['text.en.description', 'description_en'],
  ['sale.endsAt', 'sale_ends_at'],
  ['variants.3.sellingPrice', 'variant_selling_price'],
  ['variants.0.sku', 'sku'],
  ['variants.0.options.size', 'option_size'],
  ['specifications.0.name', 'specifications.0.name'],
])('%s is read from %s', (field, column) => expect(columnOfField(field)).toBe(column));
