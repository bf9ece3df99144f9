import type { Thing, WithContext } from "schema-dts";

/** One thing of a page's linked graph, in schema.org's vocabulary. */
export type GraphNode = Exclude<Thing, string>;

/** A reference to another thing of the graph. */
export const reference = (id: string) => ({ "@id": id });

export interface PageGraph {
  "@context": WithContext<Thing>["@context"];
  "@graph": GraphNode[];
}
