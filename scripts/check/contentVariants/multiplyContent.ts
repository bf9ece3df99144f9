import type { ContentFolder } from "../../lib/contentFolder";

/** The number of files in each folder after a busy lender has used the site for ten years. */
const FILES = { education: 150, leaders: 40, newsletters: 121, notices: 204, products: 12 };
const SUBJECTS = 12;
const QUESTIONS = 150;

/** The number of days between one entry and the next. In all other folders, it is 1. */
const DAYS_APART: Readonly<Record<string, number>> = {
  education: 24,
  newsletters: 30.4,
  notices: 18,
};

/** Fills a copy of the content with copies of its own entries, to simulate ten years of content. */
export function multiplyContent(content: ContentFolder): void {
  for (const [folder, count] of Object.entries(FILES)) {
    const files = content.entries(folder);
    // An owner may have left out these files.
    if (files.length === 0) continue;
    for (let number = files.length + 1; number <= count; number += 1) {
      const file = files[number % files.length] ?? "";
      content.copy(file, `${folder}/${number}.yaml`, namesOf(content.read(file), folder, number));
    }
  }
  const [terms = ""] = content.entries("pages").slice(-1);
  const { path } = content.read(terms);
  const former = { ...namesOf(content.read(terms), "pages", 2), replacedBy: path };
  content.copy(terms, "pages/2.yaml", former);
  multiplyQuestions(content);
  listProducts(content);
}

/** Returns the values that must be unique within a folder. */
function namesOf(entry: Record<string, unknown>, folder: string, number: number) {
  const day = new Date(Date.UTC(2026, 8, 1 - number * (DAYS_APART[folder] ?? 1)));
  const names = Object.entries({
    path: `${entry.path}-${number}`,
    title: `${String(entry.title).slice(0, 50)} ${number}`,
    date: day.toISOString().slice(0, 10),
    published: day.toISOString().slice(0, 10),
    "seo.title": `Number ${number} of ${folder}`,
    "seo.description": `What is in number ${number} of ${folder}.`,
    order: number < 99 ? number : undefined,
    "card.order": number,
    "intro.title": entry.card ? `Loan ${number}` : `Article ${number}`,
    name: `${entry.name} ${number}`,
  }).filter(([name]) => Object.hasOwn(entry, name.replace(/\..*/, "")));
  return Object.fromEntries(names);
}

interface Tab {
  id: string;
  questions: readonly { id: string }[];
}

/** Adds tabs with copies of the questions, and gives each copy a unique anchor. */
function multiplyQuestions(content: ContentFolder): void {
  const tabs = content.read("faq/page.yaml").tabs as Tab[];
  const asked = tabs.flatMap(({ questions }) => questions);
  const each = Math.ceil((QUESTIONS - asked.length) / (SUBJECTS - tabs.length));
  for (let subject = tabs.length + 1; subject <= SUBJECTS; subject += 1)
    content.append("faq/page.yaml", "tabs", {
      ...tabs[subject % tabs.length],
      id: `subject-${subject}`,
      title: `Subject number ${subject}`,
      questions: asked.slice(0, each).map((one) => ({ ...one, id: `${one.id}-${subject}` })),
    });
}

/** Adds every product to the product menu in the header. */
function listProducts(content: ContentFolder): void {
  const products = content.entries("products").map((file) => content.read(file));
  const { menus } = content.read("navigation.yaml") as { menus: { links: { to: string }[] }[] };
  const listed = (to: unknown) =>
    menus.findIndex(({ links }) => links.some((one) => one.to === to));
  const menu = Math.max(...products.map(({ path }) => listed(path)), 0);
  for (const { path, label } of products)
    if (listed(path) === -1)
      content.append("navigation.yaml", `menus.${menu}.links`, { label: `${label}`, to: path });
}
