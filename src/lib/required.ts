/**
 * Narrows a query's result. GraphQL types every single node as nullable, but the content check
 * guarantees that it exists.
 * @throws Error when the result is missing
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error("A page's content is missing from its query.");
  return value;
}
