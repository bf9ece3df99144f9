import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

/** Everything between quotes, so that a date stays a text. */
const PLAINLY = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;

/** Pages that are copied, in turn: three articles for each product. */
const MODELS = [
  "education/borrow-within-means.yaml",
  "education/credit-record.yaml",
  "education/pay-slip.yaml",
  "products/business-loans.yaml",
];

/**
 * Writes content pages through the real templates: copies of the site's own, each with an address,
 * a title, a place in its row and a text of its own. Their pictures are the models'.
 * @param root the project's folder
 * @param count how many
 */
export function generatePages(root: string, count: number): void {
  const models = MODELS.map((file) => ({
    file,
    page: parse(readFileSync(join(root, "content", file), "utf8")),
  }));
  for (let number = 1; number <= count; number++) {
    const model = models[number % models.length];
    if (!model) continue;
    const { file, page } = structuredClone(model);
    page.path = `${page.path}-${number}`;
    page.label = `${page.label} ${number}`;
    page.seo.title = `${page.seo.title.split(" ").slice(0, 3).join(" ")} ${number} | Kwedi`;
    page.seo.description = `Number ${number}. ${page.seo.description}`.slice(0, 155);
    page.intro.title = `${page.intro.title}, number ${number}`;
    if (page.card) {
      page.card.id = `${page.card.id}-${number}`;
      page.card.order = 10 + (number % 40);
      page.card.title = `${page.card.title} ${number}`;
    } else page.order = 100 + (number % 400);
    writeFileSync(
      join(root, "content", file.replace(".yaml", `-${number}.yaml`)),
      stringify(page, PLAINLY),
    );
  }
}
