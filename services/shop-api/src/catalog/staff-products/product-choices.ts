import type { ProductChoices } from '@ortoo/contracts';
import { type Reader, textFor } from '../../http/locale';
import type { Text } from '../../db/schema.types';
import type { Shop } from '../../shop';
import { nutrientsIn } from '../nutrition.mapper';
import { findAllStores } from '../places/stores.tables';
import { sizeGuides } from '../size-guides';
import { pathOf } from '../taxon.rules';
import { findTaxons } from '../taxons.tables';
import { readOptions } from '../variants.tables';
import type { KnownIds } from './product-input.rules';
import { findBadgeNames, findBrandNames, findVendorNames } from './staff-product.tables';

const read = async ({ db }: Shop, vendorId: number | null) => {
  const [taxons, vendors, brands, badges, stores, options] = await Promise.all([
    findTaxons(db),
    findVendorNames(db, vendorId),
    findBrandNames(db),
    findBadgeNames(db),
    findAllStores(db),
    readOptions(db),
  ]);
  return { taxons, vendors, brands, badges, stores, options };
};

/** What a product can be given, in the reader's language. */
export const readChoices = async (shop: Shop, vendorId: number | null, reader: Reader): Promise<ProductChoices> => {
  const { taxons, options, ...named } = await read(shop, vendorId);
  const serialize = ({ id, name }: { id: number; name: Text }) => ({ id, name: textFor(reader, name) });
  const names = new Map(taxons.map(({ permalink, name }) => [permalink, textFor(reader, name)]));
  return {
    taxons: taxons
      .map(({ id, permalink }) => ({
        id,
        permalink,
        name: pathOf(permalink)
          .map(part => names.get(part) ?? part)
          .join(' › '),
      }))
      .sort((a, b) => (a.permalink < b.permalink ? -1 : 1)),
    vendors: named.vendors.map(serialize),
    brands: named.brands.map(serialize),
    badges: named.badges.map(serialize),
    stores: named.stores.map(serialize),
    option_types: [...options.types.values()].map(type => ({
      ...serialize(type),
      code: type.code,
      values: [...options.values.values()].filter(value => value.option_type_id === type.id).map(serialize),
    })),
    size_guides: Object.entries(sizeGuides).map(([code, { name, taxons: roots }]) => ({
      code,
      name: textFor(reader, name),
      taxons: [...roots],
    })),
    nutrients: nutrientsIn(reader),
  };
};

const idsOf = (rows: readonly { id: number }[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id));

/** The same as ids, to check what is saved. */
export const readKnownIds = async (shop: Shop, vendorId: number | null): Promise<KnownIds> => {
  const { taxons, vendors, brands, badges, stores, options } = await read(shop, vendorId);
  return {
    ...{ taxons: idsOf(taxons), vendors: idsOf(vendors), brands: idsOf(brands), badges: idsOf(badges) },
    stores: idsOf(stores),
    options: new Map([...options.values.values()].map(({ id, option_type_id }) => [id, option_type_id])),
    optionTypes: new Set(options.types.keys()),
    sizeGuides: Object.keys(sizeGuides),
    nutrients: nutrientsIn({ locale: 'mn', fallback: 'mn' }).map(({ code }) => code),
  };
};
