import { parseOpeningHours } from "../../lib/openingHours";
import { action, page, picture } from "../blocks";
import {
  choice,
  date,
  group,
  groups,
  link,
  listOf,
  optional,
  pagePath,
  siteAddress,
  template,
  text,
  whole,
  yesNo,
} from "../fields";
import { defineKind } from "../kind";

const store = (name: string) =>
  group("AppStore", `The wallet app in the ${name}.`, {
    label: text("The store's name.", { max: 20 }),
    lead: text("The words above the store's name on the badge.", { max: 30 }),
    url: link("The app's page in the store."),
  });

export const lender = defineKind({
  files: "site.yaml",
  schema: group("Lender", "The lender: names, contact details, licence and what all pages share.", {
    name: text("The product's name.", { max: 40 }),
    company: text("The company's full name.", { max: 80 }),
    groupNote: optional(
      text("The note that the company belongs to a payments group.", { max: 160 }),
    ),
    url: siteAddress("The site's public URL."),
    httpsOnly: group("HttpsOnly", "The header Strict-Transport-Security.", {
      days: whole("The days after a visit for which it holds.", { max: 730 }),
      subdomains: yesNo("Whether this includes every subdomain."),
      preload: yesNo("Whether browsers may have the domain built in, which nobody can undo."),
    }).meta({ isApart: true }),
    security: group("SecurityReports", "How researchers report a vulnerability.", {
      contact: link("The mailto: link or page for reports."),
      expires: date("The file's last day, at most a year ahead."),
    }).meta({ isApart: true }),
    tagline: text("The tagline.", { max: 60 }),
    badge: text("The badge on the home page.", { max: 60 }),
    purpose: text("The company's purpose, for the footer and search engines.", { max: 200 }),
    licence: group("Licence", "The money lender's licence.", {
      statement: text("The sentence that names the licensing authority.", { max: 200 }),
      number: text("The licence number.", { max: 60 }),
    }),
    sampleNote: optional(
      text("What on the site is a sample; a real lender has none.", { max: 160 }),
    ),
    territory: text("Where the lender lends today, for search engines.", { max: 80 }),
    email: text("The support email address.", { max: 80 }),
    phone: group("Phone", "The support telephone.", {
      display: text("The number as it is displayed.", { max: 30 }),
      url: link("The number as a tel: link."),
    }),
    messaging: optional(
      group("Messaging", "How visitors write from a phone, if they can.", {
        name: text("The service, such as WhatsApp or SMS.", { max: 40 }),
        display: text("The number as it is displayed.", { max: 30 }),
        url: link("The service's link to the number, such as https://wa.me/ and its digits."),
        note: text("Who answers and when, and whether the lender ever writes first.", { max: 160 }),
      }),
    ),
    address: group("Address", "The office.", {
      street: text("The street and the house number.", { max: 80 }),
      city: text("The city.", { max: 60 }),
      country: text("The country.", { max: 60 }),
      countryCode: text("The country's two-letter code, such as TT.", { min: 2, max: 2 }),
    }),
    hours: groups("OpeningHours", "The opening hours.", {
      days: text("The days.", { max: 60 }),
      hours: text("The hours, or Closed.", { max: 60 }),
    }),
    app: optional(
      group("App", "The wallet app in which loans are applied for, if there is one.", {
        name: text("The app's name.", { max: 40 }),
        ios: store("App Store"),
        android: store("Google Play"),
      }),
    ),
    employerSite: optional(link("The external site on which employers register.")),
    socials: listOf(
      "The company's pages on social networks; [] where it has none.",
      group("Social", "A page on a social network.", {
        network: choice("The network.", ["Facebook", "Instagram", "LinkedIn"] as const),
        url: link("The page's URL."),
      }),
      { min: 0 },
    ),
    loading: group("LoadingMessages", "The messages for pages that are loading or do not load.", {
      progress: text("Announced to screen readers while the next page is loading.", { max: 40 }),
      title: text("The heading of the message when a page could not be loaded.", { max: 60 }),
      lead: text("What the visitor can do then.", { max: 240 }),
      reload: text("The label of the button that loads the page again.", { max: 40 }),
      home: text("The label of the link to the home page.", { max: 40 }),
    }),
    pictures: group("SitePictures", "Pictures that many pages share.", {
      headerBackground: optional(picture("The background of the pages' opening sections.")),
      shareBackground: picture("The background of the images that social networks show."),
    }),
    documents: group("PrintedDocuments", "What every PDF says.", {
      estimate: text("That the figures in examples are estimates.", { max: 120 }),
    }).meta({ isApart: true }),
  }).meta({
    computed: {
      wordmark: group("Wordmark", "The name in lower case as a drawing.", {
        path: text("The outlines of its letters."),
        viewBox: text("The drawing's view box."),
      }),
    },
  }),
  check: ({ hours }) => {
    const isRead = hours.some((row) => parseOpeningHours(row)?.length);
    return hours.flatMap((row, index) =>
      parseOpeningHours(row) === undefined || (!isRead && /\d[^/]+\d/.test(row.hours))
        ? [[["hours", index], UNREAD_HOURS] as const]
        : [],
    );
  },
});

const UNREAD_HOURS =
  "cannot be read for search results. Write days such as Monday to Friday, and hours such as 8:00 AM - 4:00 PM.";

const menu = (description = "A titled list of links.") =>
  group("NavigationMenu", description, {
    label: text("The list's title.", { max: 30 }),
    links: groups("NavigationLink", "The links, in order.", {
      label: text("The label of the link.", { max: 60 }),
      to: link("The page, website, email address or telephone number that it opens."),
      description: optional(text("What the page is for, in the header's menus.", { max: 60 })),
    }),
  });

export const navigation = defineKind({
  files: "navigation.yaml",
  schema: group("Navigation", "The header's and the footer's links.", {
    menus: listOf("The header's submenus, in order.", menu()),
    links: listOf("The header's plain links, in order.", action("A link.")),
    buttons: group("NavigationButtons", "The header's two buttons.", {
      secondary: optional(action("The outlined button.")),
      primary: action("The filled button."),
    }),
    footer: listOf("The footer's link columns.", menu()),
    footerContactTitle: text("The heading of the footer's contact column.", { max: 40 }),
    footerLine: menu("The links of the footer's last line, with a title for screen readers."),
  }),
});

/**
 * Cloudflare ignores redirects after the first 2,000. The build writes two for each entry here (with and
 * without a trailing slash), plus one for /favicon.ico.
 */
const MOST_REDIRECTS = 999;

export const redirects = defineKind({
  files: "redirects.yaml",
  schema: group("Redirects", "The redirects from old paths to pages.", {
    redirects: listOf(
      "The redirects; [] where there are none.",
      group("Redirect", "One permanent redirect.", {
        from: pagePath("The old path."),
        to: link("The page that replaces it."),
      }),
      { min: 0, max: MOST_REDIRECTS },
    ),
  }),
});

export const notFoundPage = defineKind({
  files: "not-found/page.yaml",
  schema: page("NotFoundPage", "The page for a URL that does not exist.", {
    requestedLabel: text("The text before the requested path.", { max: 60 }),
    goBackLabel: text("The label of the button that goes back.", { max: 40 }),
    home: action("The button that opens the home page."),
    links: listOf("Pages the visitor may have wanted.", action("A link.")),
    picture: optional(picture("The picture next to the text.", "page")),
  }),
});

const label = (what: string) => text(what, { max: 60 });

export const labels = defineKind({
  files: "labels.yaml",
  schema: group("Labels", "Texts that several pages share.", {
    links: group("LinkLabels", "Text that links announce.", {
      skip: label("The link that skips the header, for keyboard users."),
      newTab: label("Announced after links that open in a new tab."),
      about: template(
        "Announced after links that have the same label, such as Learn More.",
        "subject",
      ),
    }),
    printed: template("The last line of a printed page.", "date address"),
    header: group("HeaderLabels", "The labels of the header, for screen readers.", {
      home: template("The logo, which links to the home page.", "name"),
      navigation: label("The accessible name of the navigation."),
      menu: label("The button that opens the menu on phones."),
    }),
    toasts: group("ToastLabels", "The labels of the notifications, for screen readers.", {
      region: label("The accessible name of the notifications."),
      dismiss: template("The button that closes a notification.", "title"),
    }),
    sharing: group("SharingLabels", "The button that shares figures as text.", {
      share: label("The button."),
      copied: label("Confirms that the text is copied, where the browser has no share sheet."),
      notCopied: label("Shown above the text where the browser refuses to copy it."),
    }),
    step: label("Announced before the number of a step."),
    units: group("UnitTexts", "Time, one of it and several.", {
      month: label("One month."),
      months: template("Several months.", "count"),
      week: label("One week."),
      weeks: template("Several weeks.", "count"),
    }),
    priceTag: group("PriceTagLabels", "The lines of the price tags.", {
      name: template("What has the price.", "months"),
      principal: label("The amount borrowed."),
      payment: label("The monthly payment."),
      once: label("Below the payment: made once."),
      times: template("Below the payment: made several times.", "count"),
      timesThen: template("Below the payment: the last one differs.", "times payment"),
      total: label("The total repayment."),
      interest: template("Below the total repayment.", "interest"),
      nominalRate: label("The nominal annual percentage rate."),
      effectiveRate: label("The effective annual percentage rate."),
      estimate: text("The statement that the figures are an estimate.", { max: 160 }),
    }),
    contents: label("The heading of a table of contents."),
    years: label("The accessible name of the links to the years of a long list."),
    carousel: group("CarouselLabels", "The labels of the carousels.", {
      carousel: label("What a carousel is called, for screen readers."),
      slide: label("What a slide is called, for screen readers."),
      position: template("Which slide is shown, for screen readers.", "position count"),
      previous: label("The button that shows the previous slide."),
      next: label("The button that shows the next slide."),
    }),
    leaderPage: group("LeaderPageLabels", "The labels of every leader's page.", {
      back: action("The link above the name."),
      biography: label("The heading of the biography."),
      write: template("The heading above the email address.", "name"),
      linkedin: label("The link to the LinkedIn page."),
      education: label("The heading of the degrees and certificates."),
      others: label("The heading of the other leaders."),
    }).meta({ isApart: true }),
    legalPage: group("LegalPageLabels", "The labels of every legal document.", {
      effective: label("Shown before the day on which the document takes effect."),
      replaced: text(
        "The notice over a text that is no longer valid, before the link to the other.",
        {
          max: 160,
        },
      ),
      earlier: label("The heading of the links to the texts that a document replaced."),
      summary: label("The heading of the summary."),
    }).meta({ isApart: true }),
    article: group("ArticleLabels", "The labels of every article.", {
      readingTime: template("How long the article takes to read.", "minutes"),
      more: label("The heading of the links to other articles."),
      all: action("The link to all articles."),
      previous: label("Shown above the title of the previous article."),
      next: label("Shown above the title of the next article."),
      table: group("LoanTableLabels", "The headings of the tables of loans.", {
        loan: label("The column of the loans."),
        name: template("The heading of a loan's row.", "amount months"),
        payment: label("The column of the monthly payments."),
        interest: label("The column of the total interest."),
        repayment: label("The column of the total repayments."),
        nominalRate: label("The column of the nominal annual percentage rates."),
        effectiveRate: label("The column of the effective annual percentage rates."),
      }),
    }).meta({ isApart: true }),
  }),
});
