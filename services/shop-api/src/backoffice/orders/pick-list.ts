import type { PickList } from '@ortoo/contracts';
import { findOptions, optionsText, productText } from '../../catalog/api';
import { maybePicture } from '../../http/display';
import { type Reader, textFor } from '../../http/locale';
import type { Shop } from '../../shop';
import { findLinesToPack } from './pick-list.tables';

/** What to take from the shelves now, one line for each variant, by seller and name. */
export const readPickList = async (
  { db }: Shop,
  { vendorId, reader }: { vendorId: number | null; reader: Reader },
): Promise<PickList> => {
  const [rows, options] = await Promise.all([findLinesToPack(db, vendorId), findOptions(db)]);
  const byVariant = new Map<number, PickList['lines'][number]>();
  for (const row of rows) {
    const known = byVariant.get(row.variant_id) ?? {
      sku: row.sku,
      name: productText(row, reader).name,
      options_text: optionsText(row.option_value_ids, options, reader),
      image: maybePicture(row.variant_image ?? row.images[0]),
      vendor: textFor(reader, row.store_name),
      quantity: 0,
      order_numbers: [],
    };
    known.quantity += row.quantity;
    if (!known.order_numbers.includes(row.number)) known.order_numbers.push(row.number);
    byVariant.set(row.variant_id, known);
  }
  const lines = [...byVariant.values()];
  const { compare } = new Intl.Collator('mn');
  lines.sort((a, b) => compare(a.vendor, b.vendor) || compare(a.name, b.name));
  return { orders: new Set(rows.map(({ number }) => number)).size, lines };
};
