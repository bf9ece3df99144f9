import { readContent as readResolvedContent } from "../src/content-model/placeholders/load";

/**
 * Parses a YAML file of the real content in the shape of the page's query, with its placeholders resolved.
 * Pictures, Markdown and icons, which GraphQL transforms, stay as in the file. White space within a line
 * becomes one plain space, because Testing Library normalizes texts too.
 */
export const readContent = <Content>(file: string): Content =>
  JSON.parse(JSON.stringify(readResolvedContent(file)), (_, value) =>
    typeof value === "string" && !value.includes("\n") ? value.replace(/\s+/g, " ") : value,
  );
