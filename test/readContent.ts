import { readContent as readResolvedContent } from "../src/content-model/placeholders/load";

/**
 * Reads a YAML file of the real content in the shape of the page's query, with its placeholders
 * resolved. Pictures, Markdown and icons, which GraphQL transforms, are as they are in the file.
 * White space within a line is one plain space, as Testing Library compares texts.
 */
export const readContent = <Content>(file: string): Content =>
  JSON.parse(JSON.stringify(readResolvedContent(file)), (_, value) =>
    typeof value === "string" && !value.includes("\n") ? value.replace(/\s+/g, " ") : value,
  );
