interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
  delete(key: Key): unknown;
}

/**
 * Calls once per key and shares what the call comes to. A call that fails is shared by those who wait for it only: the
 * next caller calls anew, for what has failed may work again.
 */
export const memoizeAsync = <Argument, Key, Value>(
  call: (argument: Argument) => Promise<Value>,
  keyOf: (argument: Argument) => Key,
  cache: Cache<Key, Promise<Value>>,
): ((argument: Argument) => Promise<Value>) => {
  return argument => {
    const key = keyOf(argument);
    const known = cache.get(key);
    if (known) return known;
    const called = call(argument);
    cache.set(key, called);
    called.catch(() => cache.delete(key));
    return called;
  };
};
