import { readFileSync } from "node:fs";
import { kinds } from "../kinds";

test("every kind's schema is wired to its files for editors; npm run content:schemas mends it", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      kinds.map(({ name, files }) => [`./.vscode/schemas/${name}.json`, `content/${files}`]),
    ),
  );
});
