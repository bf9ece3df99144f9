/**
 * A query's result that the content model promises; GraphQL calls every single node nullable.
 * @throws Error when it is missing all the same
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error("A page's content is missing from its query.");
  return value;
}
