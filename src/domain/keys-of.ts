/** The keys of a record, typed. The record must have no keys beyond those of its type. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
