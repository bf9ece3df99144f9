import type { ContentFolder } from "../../shared/contentFolder";
import { leaveOutOptional, rewordTexts, shortenLists } from "./fieldEdits";

/** Something that an owner does to the content. */
export interface Edit {
  name: string;
  change(content: ContentFolder): void | Promise<void>;
}

/** Edits that fit together, by the copy of the project that gets them. */
export const editsOf = (content: ContentFolder): Readonly<Record<string, readonly Edit[]>> => ({
  facts: [...factEdits(content), ...IDENTITY],
  texts: content.files().filter(hasTexts).map(rewordTexts),
  more: ADDITIONS,
  less: [
    ...REMOVALS,
    ...content
      .files()
      .filter(isPage)
      .flatMap((file) => [leaveOutOptional(file), shortenLists(file)]),
  ],
});

const edit = (name: string, change: Edit["change"]): Edit => ({ name, change });

/** Files whose texts are names that other files use. */
const hasTexts = (file: string) => !/^(?:calculators\/|facts|redirects)/.test(file);
const isPage = (file: string) => file.includes("/") && !file.startsWith("calculators/");

/** Gives every fact another value. The order of amounts and terms stays, so that they still fit. */
function factEdits(content: ContentFolder): Edit[] {
  return Object.entries(content.read("facts.yaml")).flatMap(([table, facts]) =>
    Object.entries(facts as Record<string, string | number>)
      .filter(([, value]) => !String(value).startsWith("{"))
      .map(([name, value]) =>
        edit(`change the fact ${name}`, (copy) =>
          copy.set("facts.yaml", { [`${table}.${name}`]: otherValue(value, table) }),
        ),
      ),
  );
}

function otherValue(value: string | number, table: string): string | number {
  if (table === "amounts") return Math.round((Number(value) * 1.27) / 1000) * 1000;
  if (table === "rates") return Number((Number(value) * 1.325).toFixed(2));
  if (typeof value === "number") return value + 2;
  if (table === "quantities")
    return value.replace(/^(\d+) (.*?)s?$/, (_, number, unit) => `${Number(number) + 2} ${unit}s`);
  if (value.includes("@")) return "help@another-lender.example";
  if (value.startsWith("+")) return "+1 246-555-0173";
  if (/ [AP]M$/.test(value)) return value.replace(/\d+:\d+/, "9:30");
  if (/^\w+day to \w+day$/.test(value)) return "Tuesday to Saturday";
  return /^\d/.test(value) ? "88 Careenage Quay" : `New ${value}`;
}

const IDENTITY: readonly Edit[] = [
  edit("change who the lender is", (content) =>
    content.set("site.yaml", {
      company: "Another Lender of the Islands (Holdings and Services) Limited",
      groupNote: "Owned by its staff.",
      url: "https://www.another-lender.example",
      purpose: "Loans for people who are paid every month.",
      "licence.number": "No. 17 of 2031",
      "licence.statement": "Licensed to lend money",
      employerSite: "https://staff.another-lender.example",
      sampleNote: undefined,
    }),
  ),
  edit("change the rows of the opening hours", (content) =>
    content.set("site.yaml", {
      hours: [
        { days: "{openingDays}", hours: "{opensAt} - {closesAt}" },
        { days: "The first Sunday of the month", hours: "10:00 AM - 12:00 PM" },
      ],
    }),
  ),
  edit("keep one social network, at another address", (content) =>
    content.set("site.yaml", {
      socials: [{ network: "LinkedIn", url: "https://social.example/another-lender" }],
    }),
  ),
  edit("change the stores' addresses", (content) =>
    content.set("site.yaml", {
      "app.ios.url": "https://apps.example/other",
      "app.android.url": "https://play.example/other",
    }),
  ),
  edit("let the calculators start with other values", (content) => {
    for (const file of content.entries("calculators"))
      content.set(file, {
        "amountRange.step": 500,
        "defaults.amount": "{exampleAmount}",
        "defaults.termMonths": "{exampleTerm}",
      });
  }),
];

const LONG_NAME = "María-Fernanda Ramcharan-Oluwaseun Baptiste";

/** Returns the file that is first in a folder. */
const first = (content: ContentFolder, folder: string): string => {
  const [file] = content.entries(folder);
  if (!file) throw new Error(`content/${folder} has no entry.`);
  return file;
};

const seo = (title: string) => ({
  "seo.title": title,
  "seo.description": `What there is to know about it: ${title}.`,
});

/** Moves a page of a folder, as docs/editing-content.md says. */
const movePage = (folder: string, path: string): Edit =>
  edit(`move the first page of ${folder} to ${path}`, (content) => {
    const file = first(content, folder);
    content.append("redirects.yaml", "redirects", { from: content.text(file, ["path"]), to: path });
    content.set(file, { path });
  });

const ADDITIONS: readonly Edit[] = [
  edit("add a notice with a long title", (content) =>
    content.copy(first(content, "notices"), "notices/2027-01-long.yaml", {
      title: `${"We open on every island of the arc ".repeat(2)}and on Union Island`,
      date: "2027-01-02",
    }),
  ),
  edit("change a notice", (content) =>
    content.set(first(content, "notices"), { source: "The Sargasso Gazette", date: "2026-12-24" }),
  ),
  edit("add a leader with a long name, and one with a short one", (content) => {
    const file = first(content, "leaders");
    const leader = (name: string, order: number) => ({
      path: `/leader-${order}`,
      label: name.slice(0, 40),
      ...seo(`Leader number ${order} | The lender`),
      order,
      name: name.slice(0, 40).trim(),
      role: "Head of the Department of Loans to Mariners and Pilots",
    });
    content.copy(file, "leaders/third.yaml", leader(LONG_NAME, 3));
    content.copy(file, "leaders/fourth.yaml", leader("Io Vu", 4));
  }),
  edit("replace a leader's portrait by a photograph of other proportions", async (content) => {
    const file = first(content, "leaders");
    await content.writePicture("leaders/photograph.jpg", 900, 600);
    content.set(file, { "picture.src": "./photograph.jpg" });
    content.deleteUnusedPictures("leaders");
  }),
  edit("add questions", (content) => {
    content.append(
      "faq/page.yaml",
      "tabs.0.questions",
      { id: "boats", question: "May I borrow for a boat?", answer: "Yes, and for its **engine**." },
      {
        id: "supercalifragilistic",
        question: `Is ${"Lopinot-Bagatelle-Sans-Souci-".repeat(3)}ville too far away?`,
        answer: "No. [Write to us](/contact) & we <em>answer</em>; 5 > 4, and `a` is not `b`.",
      },
    );
  }),
  edit("add a tab of questions", (content) => {
    content.append("faq/page.yaml", "tabs", {
      id: "mariners",
      title: "Mariners",
      lead: "For those who are at sea on payday.",
      questions: [
        { id: "at-sea", question: "Who pays when I am at sea?", answer: "Your employer." },
      ],
    });
  }),
  edit("add an article with figures of its own", (content) => {
    content.copy(first(content, "education"), "education/boats.yaml", {
      path: "/education/boats",
      label: "What a boat costs",
      ...seo("What a Boat Costs | The lender"),
      order: 2,
      "intro.title": "What a boat costs",
      keyFigures: [{ value: "TT$17,350", label: "is what hers cost" }],
      sections: [
        {
          id: "hers",
          title: "Hers",
          body: "It cost TT$17,350, 12.5% more than his. She paid TT$1,111.11 in 14 days.\n",
          table: {
            caption: "Boats",
            note: "An estimate.",
            loans: [{ amount: 17350, termMonths: 9 }],
          },
        },
      ],
    });
  }),
  edit("add a product, and link to it from the menu", (content) => {
    const file = first(content, "products");
    content.copy(file, "products/boat-loans.yaml", {
      path: "/boat-loans",
      label: "Boat Loans",
      ...seo("Boat Loans | The lender"),
      "card.id": "boat-loans",
      "card.order": 9,
      "card.title": "Loans for Boats, Engines, Nets and Everything Below Deck",
    });
    content.append("navigation.yaml", "menus.0.links", { label: "Boat Loans", to: "/boat-loans" });
  }),
  edit("replace a product's picture by one of other proportions", async (content) => {
    await content.writePicture("products/tall.png", 1200, 2400);
    content.set(first(content, "products"), { "card.picture.src": "./tall.png" });
    content.deleteUnusedPictures("products");
  }),
  edit("add a legal page", (content) => {
    content.copy(first(content, "legal"), "legal/cookies.yaml", {
      path: "/cookies",
      label: "Cookies",
      ...seo("Cookies and Other Storage | The lender"),
      "intro.title": "Cookies",
      sections: [{ id: "none", title: "None", body: "We set none.\n" }],
    });
  }),
  edit("add an issue of the newsletter", (content) =>
    content.copy(first(content, "newsletters"), "newsletters/2027-01.yaml", {
      title: "A letter for the new year",
      date: "2027-01-15",
      articles: [{ title: "One article", body: "It is short.\n" }],
    }),
  ),
  edit("add a fact and write it in texts", (content) => {
    content.set("facts.yaml", { "quantities.boatLength": "31 feet" });
    content.set("contact/page.yaml", { "intro.lead": "Ask about boats of up to {boatLength}." });
  }),
  edit("change the menus", (content) => {
    content.set("navigation.yaml", {
      "menus.0.links.0.label": "The Company",
      "menus.1.links.0.description": "Where every loan begins, in plain words for all",
    });
    content.append("navigation.yaml", "links", { label: "Check an Offer", to: "/check-an-offer" });
  }),
  edit("write the longest title that a page may have", (content) =>
    content.set("about/page.yaml", {
      "intro.title": "Incomprehensibilities of international telecommunications law",
    }),
  ),
  edit("write the shortest texts that a page may have", (content) =>
    content.set("corporate-profile/page.yaml", { "intro.title": "Us", "intro.lead": "We lend." }),
  ),
  edit("choose other pictures for a page's opening and closing panel", (content) => {
    content.set("faq/page.yaml", { "callToAction.scene": "school" });
    content.set("apply/page.yaml", { "intro.chart": undefined });
    content.deleteUnusedPictures("apply");
  }),
  edit("write what another loan costs", (content) =>
    content.set(first(content, "education"), {
      "intro.lead": "Over nine months, each instalment is {payment months=9}.",
    }),
  ),
  movePage("products", "/loans/salary"),
  movePage("education", "/education/moved"),
  movePage("leaders", "/people/first"),
  movePage("legal", "/legal/first"),
];

const REMOVALS: readonly Edit[] = [
  edit("keep a single notice", (content) => {
    for (const file of content.entries("notices").slice(1)) content.delete(file);
  }),
  edit("keep a single leader", (content) => {
    for (const file of content.entries("leaders").slice(1)) deletePage(content, file, "/team");
  }),
  edit("keep a single article", (content) => {
    for (const file of content.entries("education").slice(1))
      deletePage(content, file, "/resources");
  }),
  edit("keep the products that are available", (content) => {
    for (const file of content.entries("products"))
      if ((content.read(file).card as { comingSoon: boolean }).comingSoon)
        deletePage(content, file, "/");
  }),
];

function deletePage(content: ContentFolder, file: string, to: string): void {
  const from = content.text(file, ["path"]);
  content.delete(file);
  content.append("redirects.yaml", "redirects", { from, to });
}
