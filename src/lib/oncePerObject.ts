/** Returns a function that computes its result only once per object. */
export function oncePerObject<Key extends object, Value>(compute: (key: Key) => Value) {
  const values = new WeakMap<Key, { value: Value }>();
  return (key: Key): Value => {
    const known = values.get(key) ?? { value: compute(key) };
    values.set(key, known);
    return known.value;
  };
}
