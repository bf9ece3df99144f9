/** A query result. The content check guarantees the single nodes that GraphQL types as nullable. */
export type QueryData<Query, Optional extends keyof Query = never> = Pick<Query, Optional> & {
  [Name in Exclude<keyof Query, Optional>]: NonNullable<Query[Name]>;
};
