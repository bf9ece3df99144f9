/**
 * A query result whose nodes are not null. GraphQL types them as nullable, but the content check
 * guarantees that they exist.
 */
export type QueryData<Query, Optional extends keyof Query = never> = Pick<Query, Optional> & {
  [Name in Exclude<keyof Query, Optional>]: NonNullable<Query[Name]>;
};
