interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
  delete(key: Key): unknown;
}

/**
 * Calls once per key and shares the result. A failed call is shared by its waiting callers only: the next caller calls
 * again, for the failure may be temporary.
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
