import { readContent as readResolvedContent } from "../src/content-model/placeholders/load";

/**
 * Reads a YAML file of the real content in the shape of the page's query, with its placeholders
 * resolved. Pictures, Markdown and icons, which GraphQL transforms, are as they are in the file.
 */
export const readContent = <Content>(file: string): Content => readResolvedContent<Content>(file);
