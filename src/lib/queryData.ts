/** A query result whose nodes are not null, which the content check guarantees and GraphQL cannot type. */
export type QueryData<Query, Optional extends keyof Query = never> = Pick<Query, Optional> & {
  [Name in Exclude<keyof Query, Optional>]: NonNullable<Query[Name]>;
};
