import { action } from "../blocks";
import { group, template, text } from "../fields";
import { defineKind } from "../kind";

const label = (what: string) => text(what, { max: 60 });

const links = () =>
  group("LinkLabels", "What links announce.", {
    skip: label("The link that skips the header, for keyboard users."),
    newTab: label("Announced after links that open in a new tab."),
    about: template("Announced after links that have the same label, such as Learn More.", [
      "subject",
    ]),
  });

const header = () =>
  group("HeaderLabels", "The labels of the header, for screen readers.", {
    home: template("The logo, which links to the home page.", ["name"]),
    navigation: label("The accessible name of the navigation."),
    menu: label("The button that opens the menu on phones."),
  });

const toasts = () =>
  group("ToastLabels", "The labels of the notifications, for screen readers.", {
    region: label("The accessible name of the notifications."),
    dismiss: template("The button that closes a notification.", ["title"]),
  });

const priceTag = () =>
  group("PriceTagLabels", "The lines of the price tags.", {
    name: template("What has the price.", ["months"]),
    principal: label("The amount borrowed."),
    payment: label("The monthly payment."),
    once: label("Below the payment: made once."),
    times: template("Below the payment: made several times.", ["count"]),
    timesThen: template("Below the payment: the last one differs.", ["times", "payment"]),
    total: label("The total repayment."),
    interest: template("Below the total repayment.", ["interest"]),
    nominalRate: label("The nominal annual percentage rate."),
    effectiveRate: label("The effective annual percentage rate."),
    estimate: text("The statement that the figures are an estimate.", { max: 160 }),
  });

const units = () =>
  group("UnitTexts", "Time, one of it and several.", {
    month: label("One month."),
    months: template("Several months.", ["count"]),
    week: label("One week."),
    weeks: template("Several weeks.", ["count"]),
  });

const carousel = () =>
  group("CarouselLabels", "The labels of the carousels.", {
    carousel: label("What a carousel is called, for screen readers."),
    slide: label("What a slide is called, for screen readers."),
    position: template("Which slide is shown, for screen readers.", ["position", "count"]),
    previous: label("The button that shows the previous slide."),
    next: label("The button that shows the next slide."),
  });

const leaderPage = () =>
  group("LeaderPageLabels", "The labels of every leader's page.", {
    back: action("The link above the name."),
    biography: label("The heading of the biography."),
    write: template("The heading above the e-mail address.", ["name"]),
    linkedin: label("The link to the LinkedIn page."),
    education: label("The heading of the degrees and certificates."),
    others: label("The heading of the other leaders."),
  });

const legalPage = () =>
  group("LegalPageLabels", "The labels of every legal document.", {
    effective: label("Shown before the day on which the document takes effect."),
    summary: label("The heading of the summary."),
  });

const article = () =>
  group("ArticleLabels", "The labels of every article.", {
    readingTime: template("How long the article takes to read.", ["minutes"]),
    more: label("The heading of the links to other articles."),
    all: action("The link to all articles."),
    previous: label("Shown above the title of the previous article."),
    next: label("Shown above the title of the next article."),
    table: group("LoanTableLabels", "The headings of the tables of loans.", {
      loan: label("The column of the loans."),
      name: template("The heading of a loan's row.", ["amount", "months"]),
      payment: label("The column of the monthly payments."),
      interest: label("The column of the total interest."),
      repayment: label("The column of the total repayments."),
      nominalRate: label("The column of the nominal annual percentage rates."),
      effectiveRate: label("The column of the effective annual percentage rates."),
    }),
  });

export const labels = defineKind({
  files: "labels.yaml",
  schema: group("Labels", "Texts that several pages share.", {
    links: links(),
    printed: template("The last line of a printed page.", ["date", "address"]),
    header: header(),
    toasts: toasts(),
    step: label("Announced before the number of a step."),
    units: units(),
    priceTag: priceTag(),
    contents: label("The heading of a table of contents."),
    carousel: carousel(),
    leaderPage: leaderPage().meta({ isApart: true }),
    legalPage: legalPage().meta({ isApart: true }),
    article: article().meta({ isApart: true }),
  }),
});
