import { copying, type Edit, edit, first, setting } from "./edit";

const LONG_NAME = "María-Fernanda Ramcharan-Oluwaseun Baptiste";

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

/** What an owner adds, changes and moves. */
export const ADDITIONS: readonly Edit[] = [
  copying("add a notice with a long title", "notices", "2027-01-long.yaml", {
    title: `${"We open on every island of the arc ".repeat(2)}and on Union Island`,
    date: "2027-01-02",
  }),
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
  edit("paste a question with the spaces and hyphens of a word processor", (content) =>
    content.append("faq/page.yaml", "tabs.0.questions", {
      id: "pasted",
      question: "Do\u00a0you  open on\u202fSundays?",
      answer: "Not yet\u00a0; on\u00a0 Saturdays\t“only”\u2011so. ",
    }),
  ),
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
  copying("add an article with figures of its own", "education", "boats.yaml", {
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
  copying("add a legal page", "legal", "cookies.yaml", {
    path: "/cookies",
    label: "Cookies",
    ...seo("Cookies and Other Storage | The lender"),
    "intro.title": "Cookies",
    sections: [{ id: "none", title: "None", body: "We set none.\n" }],
  }),
  copying("add an issue of the newsletter", "newsletters", "2027-01.yaml", {
    title: "A letter for the new year",
    date: "2027-01-15",
    articles: [{ title: "One article", body: "It is short.\n" }],
  }),
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
  setting("write the longest title that a page may have", "about/page.yaml", {
    "intro.title": "Incomprehensibilities of international telecommunication law",
  }),
  setting("write the shortest texts that a page may have", "corporate-profile/page.yaml", {
    "intro.title": "Us",
    "intro.lead": "We lend.",
  }),
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
