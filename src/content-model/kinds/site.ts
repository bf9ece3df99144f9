import { parseOpeningHours } from "../../lib/openingHours";
import { action, picture } from "../blocks";
import {
  choice,
  date,
  group,
  link,
  listOf,
  optional,
  pagePath,
  siteAddress,
  text,
  whole,
  yesNo,
} from "../fields";
import { defineKind } from "../kind";
import { page } from "../page";

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
    groupNote: text("The note that the company belongs to a payments group.", { max: 160 }),
    url: siteAddress("The site's public URL."),
    httpsOnly: group("HttpsOnly", "The header Strict-Transport-Security.", {
      days: whole("For how many days after a visit they open the site by HTTPS only.", {
        max: 730,
      }),
      subdomains: yesNo("Whether that is so for every subdomain, too."),
      preload: yesNo(
        "Whether browsers may come with the domain in their list, which nobody can undo.",
      ),
    }).meta({ isApart: true }),
    security: group(
      "SecurityReports",
      "The file that tells researchers how to report a weakness.",
      {
        contact: link("The mailto: link or page for reports."),
        expires: date("The file's last day, at most a year ahead."),
      },
    ).meta({ isApart: true }),
    tagline: text("The tagline.", { max: 60 }),
    badge: text("The badge on the home page.", { max: 60 }),
    purpose: text("The company's purpose, for the footer and search engines.", { max: 200 }),
    licence: group("Licence", "The money lender's licence.", {
      statement: text("The sentence that names the licensing authority.", { max: 200 }),
      number: text("The licence number.", { max: 60 }),
    }),
    sampleNote: optional(
      text("The line that says what on the site is a sample; a real lender has none.", {
        max: 160,
      }),
    ),
    territory: text("Where the lender lends today, for search engines.", { max: 80 }),
    email: text("The support e-mail address.", { max: 80 }),
    phone: group("Phone", "The support telephone.", {
      display: text("The number as it is displayed.", { max: 30 }),
      url: link("The number as a tel: link."),
    }),
    address: group("Address", "The office.", {
      street: text("The street and the house number.", { max: 80 }),
      city: text("The city.", { max: 60 }),
      country: text("The country.", { max: 60 }),
      countryCode: text("The country's two-letter code, such as TT.", { min: 2, max: 2 }),
    }),
    hours: listOf(
      "The opening hours.",
      group("OpeningHours", "One row of the opening hours.", {
        days: text("The days.", { max: 60 }),
        hours: text("The hours, or Closed.", { max: 60 }),
      }),
    ),
    app: optional(
      group("App", "The wallet app in which loans are applied for, if there is one.", {
        name: text("The app's name.", { max: 40 }),
        ios: store("App Store"),
        android: store("Google Play"),
      }),
    ),
    employerSite: link("The external site on which employers register."),
    socials: listOf(
      "The company's pages on social networks; [] where it has none.",
      group("Social", "A page on a social network.", {
        network: choice("The network.", ["Facebook", "Instagram", "LinkedIn"] as const),
        url: link("The page's URL."),
      }),
      { min: 0 },
    ),
    loading: group(
      "LoadingMessages",
      "The messages for pages that are loading or could not be loaded.",
      {
        progress: text("Announced to screen readers while the next page is loading.", { max: 40 }),
        title: text("The heading of the message when a page could not be loaded.", { max: 60 }),
        lead: text("What the visitor can do then.", { max: 240 }),
        reload: text("The label of the button that loads the page again.", { max: 40 }),
        home: text("The label of the link to the home page.", { max: 40 }),
      },
    ),
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
        ? [{ path: ["hours", index], message: UNREAD_HOURS }]
        : [],
    );
  },
});

const UNREAD_HOURS =
  "cannot be read for search results. Write days such as Monday to Friday, and hours such as 8:00 AM - 4:00 PM.";

const links = (description: string) => listOf(description, action("A link."));

const menu = () =>
  group("NavigationMenu", "A titled list of links.", {
    label: text("The list's title.", { max: 30 }),
    links: listOf(
      "The links, in order.",
      group("NavigationLink", "A link of a menu.", {
        label: text("The label of the link.", { max: 60 }),
        to: link("The page, website, e-mail address or telephone number that it opens."),
        description: optional(text("What the page is for, in the header's menus.", { max: 60 })),
      }),
    ),
  });

export const navigation = defineKind({
  files: "navigation.yaml",
  schema: group("Navigation", "The header's and the footer's links.", {
    menus: listOf("The header's submenus, in order.", menu()),
    links: links("The header's plain links, in order."),
    buttons: group("NavigationButtons", "The header's two buttons.", {
      secondary: action("The outlined button."),
      primary: action("The filled button."),
    }),
    footer: listOf("The footer's link columns.", menu()),
    footerContactTitle: text("The heading of the footer's contact column.", { max: 40 }),
  }),
});

export const redirects = defineKind({
  files: "redirects.yaml",
  ifMissing: { redirects: [] },
  schema: group("Redirects", "The redirects from old paths to pages.", {
    redirects: listOf(
      "The redirects; [] where there are none.",
      group("Redirect", "One permanent redirect.", {
        from: pagePath("The old path."),
        to: link("The page that replaces it."),
      }),
      { min: 0 },
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
