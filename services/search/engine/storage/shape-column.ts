import type { Box, Shape } from '../mapping/shapes';
import { GrowingBits, type Bits } from './bits';

/** Areas, lines and points on the earth, each with its bounding box. */
export class ShapeColumn {
  readonly kind = 'shape';
  private readonly shapes = new Map<number, readonly Shape[]>();
  private readonly present = new GrowingBits();

  add(row: number, shapes: readonly Shape[]): void {
    if (shapes.length === 0) return;
    this.present.add(row);
    this.shapes.set(row, shapes);
  }

  existing(size: number): Bits {
    return this.present.upTo(size);
  }

  /** Rows with a shape that passes the test and whose bounding box intersects the box. */
  matching(size: number, [west, south, east, north]: Box, test: (shape: Shape) => boolean): Bits {
    const found = this.present.upTo(size);
    const meets = ({ box }: Shape): boolean => box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;
    for (const [row, shapes] of this.shapes)
      if (row < size && !shapes.some(shape => meets(shape) && test(shape))) found.delete(row);
    return found;
  }

  stored(rows: Int32Array): ShapeColumn {
    const copy = new ShapeColumn();
    rows.forEach((row, at) => copy.add(at, this.shapes.get(row) ?? []));
    return copy;
  }
}
