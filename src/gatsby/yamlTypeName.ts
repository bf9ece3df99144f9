import { kindOf } from "../content-model/kinds";

interface YamlSource {
  node: { relativePath?: unknown };
}

/** The GraphQL type of a YAML file: the name of its kind in the content model. */
export function yamlTypeName({ node }: YamlSource): string {
  const kind = kindOf(String(node.relativePath));
  if (!kind) throw new Error(`content/${node.relativePath} belongs to no kind of content.`);
  return kind.name;
}
