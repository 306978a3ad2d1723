import { pack, unpack, type Packed } from './transfer';

class Point {
  constructor(readonly at: Float64Array) {}
  first(): number | undefined {
    return this.at[0];
  }
}

class Line {
  constructor(
    readonly from: Point,
    readonly to: Point,
    readonly names = new Map([['a', new Point(new Float64Array([7]))]]),
  ) {}
}

const classes = { Point, Line };

it('copies objects with their classes, each of them once', () => {
  const shared = new Point(new Float64Array([3, 4]));
  const { packed, handedOver } = pack({ lines: [new Line(shared, shared)], plain: { shared } }, classes);
  const copy = structuredClone<Packed>(packed, { transfer: handedOver });
  const { lines, plain } = unpack(copy, classes) as { lines: [Line]; plain: { shared: Point } };
  expect(lines[0]).toBeInstanceOf(Line);
  expect(lines[0].from.first()).toBe(3);
  expect(lines[0].to).toBe(plain.shared);
  expect(lines[0].names.get('a')?.first()).toBe(7);
});

it('transfers typed arrays instead of copying them', () => {
  const numbers = new Float64Array([1]);
  const { packed, handedOver } = pack(new Point(numbers), classes);
  structuredClone(packed, { transfer: handedOver });
  expect(numbers).toHaveLength(0);
});
