/**
 * A query result in which only the `Optional` fields may be null. The content check guarantees the other
 * fields, which GraphQL types cannot express.
 */
export type QueryData<Query, Optional extends keyof Query = never> = Pick<Query, Optional> & {
  [Name in Exclude<keyof Query, Optional>]: NonNullable<Query[Name]>;
};
