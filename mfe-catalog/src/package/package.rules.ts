import { money, type AddPackage, type Money } from '@ortoo/contracts';
import type { PackProduct } from './package.queries';

/** A product of the package with its data and its chosen variant. */
export interface PackLine {
  slug: string;
  qty: number;
  note: string;
  product: PackProduct | undefined;
  chosen: number | undefined;
}

/** The selected variant: the chosen one, or the only one. */
export const variantOf = ({
  product,
  chosen,
}: Pick<PackLine, 'product' | 'chosen'>): PackProduct['variants'][number] | undefined => {
  const variants = product?.variants ?? [];
  return variants.length === 1 ? variants[0] : variants.find(({ id }) => id === chosen);
};

/** Why a line cannot be ordered; undefined when it can. */
export type LineFault = 'gone' | 'choose' | 'soldOut' | 'held' | 'tooMany';

export const faultOf = (line: PackLine): LineFault | undefined => {
  if (!line.product) return 'gone';
  const variant = variantOf(line);
  if (!variant) return 'choose';
  if (!variant.inStock) return variant.heldUntil ? 'held' : 'soldOut';
  return line.qty > variant.max ? 'tooMany' : undefined;
};

/** Total of the lines with a known variant. */
export const totalOf = (lines: readonly PackLine[]): Money =>
  money(lines.reduce((sum, line) => sum + (variantOf(line)?.price ?? 0) * line.qty, 0));

/** The package as a request of the cart. */
export const linesFor = (lines: readonly PackLine[]): AddPackage['lines'] =>
  lines.flatMap(line => {
    const variant = variantOf(line);
    const note = line.note.trim();
    return variant ? [{ variant_id: variant.id, quantity: line.qty, ...(note && { options: { note } }) }] : [];
  });
