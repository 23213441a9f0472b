/** The keys of a record, typed. The record must have no keys beyond those of its type. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));

/** A record with what `valueFor` returns for each key. Object.fromEntries forgets the names of its keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
