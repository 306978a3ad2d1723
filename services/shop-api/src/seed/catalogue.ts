import { productsOf } from './expand';
import { optionsOf } from './expand-variants';
import type { Family } from './family';
import { bags } from './products/bags';
import { beauty } from './products/beauty';
import { books } from './products/books';
import { lookBookRows } from './look-books';
import { boots } from './products/boots';
import { cashmere } from './products/cashmere';
import { coupons } from './products/coupons';
import { deel } from './products/deel';
import { electronics } from './products/electronics';
import { drinks, food } from './products/food';
import { hidden } from './products/hidden';
import { home } from './products/home';
import { hotels } from './products/hotels';
import { kids } from './products/kids';
import { outdoor } from './products/outdoor';
import { shoes } from './products/shoes';
import { tickets } from './products/tickets';
import { trips } from './products/trips';
import type { SeedBadge, SeedBrand, SeedCatalogue, SeedTaxon, SeedVendor } from './seed-shape';
import { storeRows } from './stores';
import { taxonRows } from './taxons';
import { badgeRows, brandRows, vendorRows } from './vendors';
import { both } from './words';

const families: readonly Family[] = [
  ...[trips, hotels, coupons, tickets],
  ...[boots, shoes, cashmere, deel, bags],
  ...[outdoor, home, electronics, food, drinks, beauty, kids, books],
  hidden,
];

const rootPictures: Readonly<Record<string, string>> = {
  trips: 'gobi-dunes_gold',
  hotels: 'hotel-city_dusk',
  coupons: 'coupon_terelj-camp_gold',
  tickets: 'stage-rock_red',
  goods: 'feltboot_grey_a',
};

const taxon = ([id, permalink, mn, en]: (typeof taxonRows)[number]): SeedTaxon => {
  const cut = permalink.lastIndexOf('/');
  const products = families.flatMap(family => family.products.map(base => ({ family, base })));
  const inside = products.find(({ family, base }) => (base.taxon ?? family.taxon).startsWith(permalink));
  const picture = inside && productsOf({ ...inside.family, products: [inside.base] })[0]?.images[0];
  return {
    id,
    parent: cut < 0 ? null : permalink.slice(0, cut),
    permalink,
    name: both([mn, en]),
    image: rootPictures[permalink] ?? picture,
  };
};

const vendor = ({ id, code, mn, en, mnText, enText, logo }: (typeof vendorRows)[number]): SeedVendor => ({
  id,
  code,
  name: { mn, en },
  description: { mn: mnText, en: enText },
  logo,
  phone: `+9767700${2000 + id}`,
  email: `${code}@example.mn`,
});

const brand = ([code, mn, en, mnText, enText]: (typeof brandRows)[number], at: number): SeedBrand => ({
  id: at + 1,
  code,
  name: { mn, en },
  description: { mn: mnText, en: enText },
});

const badge = ([id, code, mn, en, tone]: (typeof badgeRows)[number]): SeedBadge => ({ id, code, name: both([mn, en]), tone });

/** The example shop: the same rows on every machine. */
export const catalogue: SeedCatalogue = {
  taxons: taxonRows.map(taxon),
  vendors: vendorRows.map(vendor),
  brands: brandRows.map(brand),
  badges: badgeRows.map(badge),
  options: optionsOf(families.flatMap(family => family.products)),
  products: families.flatMap(productsOf),
  stores: storeRows,
  lookBooks: lookBookRows,
};
