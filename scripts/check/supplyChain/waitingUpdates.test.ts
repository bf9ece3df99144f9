import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface DependabotFile {
  updates: {
    directory?: string;
    directories?: string[];
    ignore?: { "dependency-name": string }[];
  }[];
}

const { updates }: DependabotFile = parse(readFileSync(".github/dependabot.yml", "utf8"));
const namesIn = ({ ignore = [] }: DependabotFile["updates"][number]) =>
  ignore.map((one) => one["dependency-name"]);

test("Dependabot ignores exactly the packages that CONTRIBUTING.md lists", () => {
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("## Updates that wait");
  const rows = section.split("\n## ")[0]?.match(/^\| `[^|]+/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect([...new Set(updates.flatMap(namesIn))].toSorted()).toEqual(listed.toSorted());
});

test.each(updates.flatMap((each) => namesIn(each).map((name) => [name, each] as const)))(
  "%s, which Dependabot ignores, is installed in one of the folders",
  (name, each) => {
    const folders = each.directories ?? [each.directory ?? ""];
    const files = folders.map((folder) => readFileSync(`.${folder}/package.json`, "utf8"));
    expect(files.join()).toContain(`"${name.replace("*", "")}`);
  },
);
