import { readContent as readResolvedContent } from "../src/content-model/reading/load";

/**
 * Parses a YAML file in the real content into the shape of the page's query, with its placeholders resolved.
 * Pictures, Markdown and icons, which GraphQL transforms, stay as they are in the file. White space within a
 * line becomes a single plain space, because Testing Library normalizes text in the same way.
 */
export const readContent = <Content>(file: string): Content =>
  JSON.parse(JSON.stringify(readResolvedContent(file)), (_, value) =>
    typeof value === "string" && !value.includes("\n") ? value.replace(/\s+/g, " ") : value,
  );
