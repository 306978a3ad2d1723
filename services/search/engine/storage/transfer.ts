import { types } from 'node:util';

/** Classes by name; must be equal in both threads. */
export type Classes = Readonly<Record<string, { prototype: object }>>;

/** A value for another thread, with the classes of its objects in traversal order. */
export interface Packed {
  value: unknown;
  classes: (string | undefined)[];
}

type Visit = (object: object) => void;

function walk(value: unknown, visit: Visit, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  visit(value);
  if (ArrayBuffer.isView(value)) return;
  const inner: Iterable<unknown> = types.isMap(value) ? value.values() : Object.values(value);
  for (const one of inner) walk(one, visit, seen);
}

/**
 * Prepares a value for posting. Posted objects lose their class, which is therefore sent separately, and typed arrays
 * are transferred instead of copied: the sender must not use the value afterwards.
 */
export function pack(value: object, classes: Classes): { packed: Packed; handedOver: ArrayBuffer[] } {
  const names = new Map(Object.entries(classes).map(([name, { prototype }]) => [prototype, name]));
  const found: Packed['classes'] = [];
  const handedOver = new Set<ArrayBuffer>();
  walk(value, object => {
    found.push(names.get(Object.getPrototypeOf(object) as object));
    if (ArrayBuffer.isView(object)) handedOver.add(object.buffer as ArrayBuffer);
  });
  return { packed: { value, classes: found }, handedOver: [...handedOver] };
}

/** Restores the classes of the objects of a value from another thread. */
export function unpack({ value, classes: found }: Packed, classes: Classes): unknown {
  let at = 0;
  walk(value, object => {
    const name = found[at];
    const known = name === undefined ? undefined : classes[name];
    if (known) Object.setPrototypeOf(object, known.prototype);
    at += 1;
  });
  return value;
}
