import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sizeGuides } from '../catalog/size-guides';
import { exampleSites, firstSites } from '../content/sites';
import { catalogue } from './catalogue';
import { seedArticles } from './content/articles';
import { seedPages } from './content/pages';

const { products, taxons, vendors, brands, badges, options } = catalogue;
/** The languages of the example shop. */
const locales = ['mn', 'en', 'ru', 'cn', 'it'] as const;
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('the example catalogue', () => {
  it('is large, deep and from several vendors', () => {
    expect(products.length).toBeGreaterThanOrEqual(400);
    expect(Math.max(...taxons.map(taxon => taxon.permalink.split('/').length))).toBe(5);
    expect(vendors).toHaveLength(10);
    expect(brands).toHaveLength(20);
  });

  it('has one id, slug and name for each row', () => {
    expect(unique(products.map(product => product.id))).toBe(true);
    expect(products.map(product => product.slug).filter((slug, at, all) => all.indexOf(slug) !== at)).toEqual([]);
    expect(unique(products.map(product => product.text.mn?.name))).toBe(true);
    expect(unique(products.flatMap(product => product.variants.map(variant => variant.id)))).toBe(true);
    expect(unique(products.flatMap(product => product.variants.map(variant => variant.sku)))).toBe(true);
  });

  it('names only taxons, vendors, brands, badges and options that exist', () => {
    const permalinks = new Set(taxons.map(taxon => taxon.permalink));
    for (const taxon of taxons) if (taxon.parent) expect(permalinks).toContain(taxon.parent);
    for (const product of products) {
      expect(permalinks).toContain(product.taxon);
      expect(vendors.map(vendor => vendor.code)).toContain(product.vendor);
      if (product.brand) expect(brands.map(brand => brand.code)).toContain(product.brand);
      for (const code of product.badges ?? []) expect(badges.map(badge => badge.code)).toContain(code);
      for (const variant of product.variants)
        for (const [code, value] of Object.entries(variant.options))
          expect(options.find(option => option.code === code)?.values.map(row => row.code)).toContain(value);
    }
  });

  it('has every visible product in stock', () => {
    const empty = products.filter(product => product.variants.every(variant => variant.stock === 0));
    expect(empty.map(product => product.slug)).toEqual(['duussan-gutal', 'duussan-kupon']);
  });

  it('names every product in English, and some in other languages', () => {
    expect(products.filter(({ text }) => !text.mn || !text.en).map(({ slug }) => slug)).toEqual([]);
    for (const locale of ['ru', 'cn', 'it'] as const)
      expect(products.filter(product => product.text[locale]).length).toBeGreaterThan(1);
  });

  it('says in every language what its lists, filters and facts show', () => {
    const facts = products.flatMap(({ specifications = [], amenities = [], contents = [], place, nutrition, stay }) => [
      ...specifications.flatMap(({ name, value }) => [name, value]),
      ...[...amenities, ...contents, place, nutrition?.ingredients, nutrition?.allergens],
      ...(stay?.seasons ?? []).map(({ name }) => name),
    ]);
    const named = [...taxons, ...badges, ...options, ...options.flatMap(option => option.values)];
    const short = [...named.map(({ name }) => name), ...facts].filter(text => text && locales.some(locale => !text[locale]));
    expect(short).toEqual([]);
  });

  it('writes Mongolian with Cyrillic letters only inside Cyrillic words', () => {
    const mixed = /[А-Яа-яЁёӨөҮү][A-Za-z]|[A-Za-z][А-Яа-яЁёӨөҮү]/;
    const texts = products.flatMap(product => Object.values(product.text.mn ?? {}));
    expect(texts.filter(text => mixed.test(text))).toEqual([]);
  });

  it('asks for price suggestions where its goods say so', () => {
    const asking = products.filter(({ kind, suggestion }) => kind === 'goods' && suggestion).map(({ slug }) => slug);
    expect(asking).toEqual(['uulyn-dugui-m', 'uulyn-dugui-l']);
  });

  it('writes ranges of numbers that no line breaks', () => {
    const texts = JSON.stringify([products, options, sizeGuides, firstSites, exampleSites, seedArticles, seedPages([])]);
    expect(texts.match(/.{9}\d–\d/)).toBeNull();
  });
});

describe('the hotels of the example catalogue', () => {
  const hotels = products.filter(({ kind }) => kind === 'hotel');

  it('have a place in every language, and a point in Mongolia', () => {
    expect(hotels.length).toBeGreaterThan(10);
    for (const { slug, place, location } of hotels) {
      expect([slug, place]).toEqual([slug, Object.fromEntries(locales.map(locale => [locale, expect.any(String)]))]);
      expect([slug, location && location.lat > 41.6 && location.lat < 52.1]).toEqual([slug, true]);
      expect([slug, location && location.lon > 87.8 && location.lon < 119.9]).toEqual([slug, true]);
    }
  });

  it('have a picture of each room, different ones, and all in the gallery', () => {
    for (const { slug, images, variants } of hotels) {
      const rooms = variants.map(({ image }) => image);
      expect([slug, rooms.every(image => image !== undefined && images.includes(image))]).toEqual([slug, true]);
      expect([slug, new Set(rooms).size]).toEqual([slug, rooms.length]);
    }
  });
});

describe('the pictures of the example catalogue', () => {
  const present = new Set(readdirSync(join(import.meta.dirname, '../../pictures')));

  it('are all drawn', () => {
    const named = products.flatMap(product => [...product.images, ...product.variants.map(variant => variant.image)]);
    const places = [...taxons.map(taxon => taxon.image), ...vendors.map(vendor => vendor.logo)];
    const bodies = JSON.stringify(seedArticles.map(({ body }) => body)).matchAll(/\/pictures\/([\w-]+)/g);
    const texts = [...seedArticles.map(({ image }) => image), ...[...bodies].map(([, name]) => name)];
    expect([...named, ...places, ...texts].filter(name => name && !present.has(`${name}.webp`))).toEqual([]);
  });

  it('show a product from three sides at least, a trip in four views, a hotel with room, bath and view', () => {
    const fewest = { goods: 3, coupon: 3, ticket: 3, trip: 4, hotel: 4 };
    const shown = products.filter(({ images }) => images.length > 0);
    expect(shown.filter(({ kind, images }) => new Set(images).size < fewest[kind]).map(({ slug }) => slug)).toEqual([]);
    const hotels = shown.filter(({ kind }) => kind === 'hotel');
    const lacksBath = hotels.filter(({ images }) => !images.some(name => name.startsWith('room-bath')));
    expect(lacksBath).toEqual([]);
  });

  it('belong to one hotel or trip alone', () => {
    const own = products.filter(({ kind }) => kind === 'hotel' || kind === 'trip').flatMap(({ images }) => images);
    expect(new Set(own).size).toBe(own.length);
  });

  it('take at most 40 MB', () => {
    const folder = join(import.meta.dirname, '../../pictures');
    const bytes = [...present].map(name => statSync(join(folder, name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
  });

  it('do not make a listing look repetitive', () => {
    expect(new Set(products.map(product => product.images[0])).size).toBeGreaterThan(400);
  });
});
