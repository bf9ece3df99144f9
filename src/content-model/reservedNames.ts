/**
 * Names that Gatsby gives to every node itself: a file that had one of them at its top level would
 * stop the build with a message about nodes, or replace what Gatsby needs.
 */
export const RESERVED_NAMES: readonly string[] = ["id", "parent", "children", "internal", "fields"];
