/** Marks a value that the owner still has to replace. */
export interface Placeholder<Value> {
  readonly placeholder: Value;
}

export function placeholder<const Value>(value: Value): Placeholder<Value> {
  return { placeholder: value };
}
