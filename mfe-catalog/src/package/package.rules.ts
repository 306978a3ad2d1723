import { money, type AddPackage, type Money } from '@ortoo/contracts';
import type { PackProduct, PackVariant } from './package.queries';

/** A product of the package with what is known and chosen of it. */
export interface PackLine {
  slug: string;
  qty: number;
  note: string;
  product: PackProduct | undefined;
  chosen: number | undefined;
}

/** The variant that is meant: the chosen one, or the only one there is. */
export const variantOf = ({ product, chosen }: Pick<PackLine, 'product' | 'chosen'>): PackVariant | undefined => {
  const variants = product?.variants ?? [];
  return variants.length === 1 ? variants[0] : variants.find(({ id }) => id === chosen);
};

/** What stands in the way of a line; undefined when nothing does. */
export type LineFault = 'gone' | 'choose' | 'soldOut' | 'tooMany';

export const faultOf = (line: PackLine): LineFault | undefined => {
  if (!line.product) return 'gone';
  const variant = variantOf(line);
  if (!variant) return 'choose';
  if (!variant.inStock) return 'soldOut';
  return line.qty > variant.max ? 'tooMany' : undefined;
};

/** What the lines come to whose variant is known. */
export const totalOf = (lines: readonly PackLine[]): Money =>
  money(lines.reduce((sum, line) => sum + (variantOf(line)?.price ?? 0) * line.qty, 0));

/** The package as the cart takes it. */
export const linesFor = (lines: readonly PackLine[]): AddPackage['lines'] =>
  lines.flatMap(line => {
    const variant = variantOf(line);
    const note = line.note.trim();
    return variant ? [{ variant_id: variant.id, quantity: line.qty, ...(note && { options: { note } }) }] : [];
  });
