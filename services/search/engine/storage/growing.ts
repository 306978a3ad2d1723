type Typed = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The array itself when it is long enough, else a longer copy with spare capacity. */
export function roomFor<T extends Typed>(array: T, length: number): T {
  if (length <= array.length) return array;
  const wider = new (array.constructor as new (size: number) => T)(
    Math.max(16, length + (length >> (length > 65_536 ? 3 : 1))),
  );
  wider.set(array);
  return wider;
}
