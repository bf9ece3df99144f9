import { isPast } from "../../lib/now";
import { clockTime, daysOf, WEEK } from "../../lib/openingHours";
import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

const store = (name: string) =>
  f.group("AppStore", `The wallet app in the ${name}.`, {
    label: f.text("The store's name.", 20),
    lead: f.text("The words above the store's name on the badge.", 30),
    url: f.link("The app's page in the store."),
  });

const phone = (description: string) =>
  f.group("Phone", description, {
    display: f.text("The number as it is displayed.", 30),
    url: f.link("The number as a tel: link."),
  });

const endOf = ({ closes }: { closes: string }) => clockTime(closes).replace("00:00", "24:00");

export const lender = defineKind({
  files: "site.yaml",
  schema: f.group(
    "Lender",
    "The lender: names, contact details, licence and what all pages share.",
    {
      name: f.text("The product's name.", 40),
      logo: f.optional(
        f.pictureFile(
          "The logo with the name, for a dark ground; without it, the name is in type.",
        ),
      ),
      company: f.text("The company's full name.", 80),
      groupNote: f.optional(f.text("The note that the company belongs to a payments group.", 160)),
      url: f.siteAddress("The site's public URL."),
      httpsOnly: f
        .group("HttpsOnly", "The header Strict-Transport-Security.", {
          days: f.whole("The days after a visit for which it holds.", { max: 730 }),
          subdomains: f.yesNo("Whether this includes every subdomain."),
          preload: f.yesNo("Whether browsers may have the domain built in, which nobody can undo."),
        })
        .meta({ isApart: true }),
      security: f
        .group("SecurityReports", "How researchers report a vulnerability.", {
          contact: f.link("The mailto: link or page for reports."),
          expires: f.date("The file's last day, at most a year ahead."),
        })
        .meta({ isApart: true }),
      tagline: f.text("The tagline.", 60),
      badge: f.text("The badge on the home page.", 60),
      purpose: f.text("The company's purpose, for the footer and search engines.", 200),
      licence: f.group("Licence", "The money lender's licence.", {
        statement: f.text(
          "What names the licensing authority, up to the words before the number.",
          200,
        ),
        number: f.text("The licence number.", 60),
        until: f.optional(f.text("Until when it is valid, after the number.", 60)),
        page: f.optional(
          f.link("The page about the company, to which the footer's sentence links."),
        ),
      }),
      sampleNote: f.optional(f.text("What on the site is a sample; a real lender has none.", 160)),
      territory: f.text("Where the lender lends today, for search engines.", 80),
      lending: f.group("LendingNote", "Shown where people apply or see a price.", {
        where: f.text("Where the lender lends, as a sentence; also in the footer.", 120),
        caution: f.text("That a loan costs money, and what missed instalments lead to.", 160),
      }),
      email: f.email("The support email address."),
      phone: phone("The support telephone."),
      messaging: f.optional(
        f.group("Messaging", "How visitors write from a phone, if they can.", {
          name: f.text("The service, such as WhatsApp or SMS.", 40),
          display: f.text("The number as it is displayed.", 30),
          url: f.link("The service's link to the number, such as https://wa.me/ and its digits."),
          note: f.text("Who answers and when, and whether the lender ever writes first.", 160),
        }),
      ),
      offices: f.groups(
        "Office",
        "The offices, the main one first: in texts, {street}, {city}, {country}, {openingDays}, {opensAt} and {closesAt}.",
        {
          name: f.optional(f.text("What it is called, if not by its city.", 60)),
          street: f.text("The street and the house number.", 80),
          city: f.text("The city.", 60),
          country: f.text("The country.", 60),
          countryCode: f.country("The country's two-letter code, such as TT."),
          place: f.place("The latitude and longitude, as map services show them."),
          phone: f.optional(phone("Its own telephone.")),
          note: f.optional(f.sentence("What one can do there.")),
          hours: f.groups("OpeningHours", "The hours of which texts have the first ones.", {
            from: f.choice("The first day, or the only one.", WEEK),
            to: f.optional(f.choice("The last day.", WEEK)),
            opens: f.time("When the office opens, such as 8:00."),
            closes: f.time("When it closes, such as 16:00; 0:00 is midnight."),
          }),
          otherHours: f.listOf(
            "More lines below the hours; [] where there are none.",
            f.group("OtherHours", "A line below the office's hours.", {
              label: f.text("What the line is about, such as Sunday.", 60),
              hours: f.text("The hours, or Closed.", 60),
            }),
            { min: 0 },
          ),
        },
      ),
      applying: f.groups(
        "ApplyingPlace",
        "Where people apply, the usual place first: in texts, all are {applyPlace}, and the first one is {howToApply} and {applyLink}.",
        {
          place: f.text("As sentences say it after apply, such as at any of our branches.", 60),
          label: f.text("How people begin, on buttons, such as Visit a branch.", 40),
          to: f.link("The page or site where they begin."),
        },
      ),
      app: f.optional(
        f.group("App", "The wallet app in which loans are applied for, if there is one.", {
          name: f.text("The app's name.", 40),
          ios: store("App Store"),
          android: store("Google Play"),
        }),
      ),
      announcement: f.optional(
        f.group("Announcement", "What is happening now, on top of every page.", {
          text: f.text("One or two sentences.", 240),
          until: f.date("The last day on which pages show it."),
          link: f.optional(b.action("Where to read more.")),
        }),
      ),
      employerSite: f.optional(f.link("The external site on which employers register.")),
      socials: f.listOf(
        "The company's pages on social networks; [] where it has none.",
        f.group("Social", "A page on a social network.", {
          network: f.choice("The network.", [
            ...(["Facebook", "Instagram", "LinkedIn", "TikTok"] as const),
            ...(["WhatsApp", "X", "YouTube"] as const),
          ]),
          url: f.link("The page's URL."),
        }),
        { min: 0 },
      ),
      estimate: f.text("The statement that a loan's figures are an estimate.", 160),
      loading: f.group(
        "LoadingMessages",
        "The messages for pages that are loading or do not load.",
        {
          progress: f.text("Announced to screen readers while the next page is loading.", 40),
          title: f.text("The heading of the message when a page could not be loaded.", 60),
          lead: f.text("What the visitor can do then.", 240),
          reload: f.text("The label of the button that loads the page again.", 40),
          home: f.text("The label of the link to the home page.", 40),
        },
      ),
      pictures: f.group("SitePictures", "Pictures that many pages share.", {
        shareBackground: f.optional(
          b.picture(
            "The background of the images that social networks show. Without it, they have the brand's colour and cloth.",
          ),
        ),
      }),
    },
  ),
  *check({ offices, announcement }) {
    if (announcement && isPast(announcement.until))
      yield [["announcement"], "is over, so no page shows it. Delete it.", "hint"];
    for (const [office, { hours }] of offices.entries())
      for (const [row, one] of hours.entries()) {
        const path = ["offices", office, "hours", row];
        const opens = clockTime(one.opens);
        if (opens >= endOf(one)) yield [[...path, "closes"], "must be later than `opens`."];
        const above = hours
          .slice(0, row)
          .filter((other) => opens < endOf(other) && clockTime(other.opens) < endOf(one))
          .flatMap(daysOf);
        const day = daysOf(one).find((day) => above.includes(day));
        if (day)
          yield [path, `overlaps hours above on ${day}. Write each hour of a day in one row.`];
      }
  },
});

const menu = (description = "A titled list of links.") =>
  f.group("NavigationMenu", description, {
    label: f.text("The list's title.", 30),
    links: f.groups("NavigationLink", "The links, in order.", {
      label: f.text("The label of the link.", 60),
      to: f.link("The page, website, email address or telephone number that it opens."),
      description: f.optional(f.text("What the page is for, in the header's menus.", 60)),
    }),
  });

export const navigation = defineKind({
  files: "navigation.yaml",
  schema: f.group("Navigation", "The header's and the footer's links.", {
    menus: f.listOf("The header's submenus, in order.", menu()),
    links: f.listOf("The header's plain links, in order.", b.action("A link.")),
    buttons: f.group("NavigationButtons", "The header's two buttons.", {
      secondary: f.optional(b.action("The outlined button.")),
      primary: b.action("The filled button."),
    }),
    footer: f.listOf("The footer's link columns.", menu()),
    footerContactTitle: f.text("The heading of the footer's contact column.", 40),
    footerOffices: b.action("Shown below the main office's address if there are several."),
    footerLine: menu("The links above the footer's columns, for those who need help."),
  }),
});

/**
 * Cloudflare ignores redirects after the first 2,000. The build writes two for each entry here (with and
 * without a trailing slash), plus one for /favicon.ico.
 */
const MOST_REDIRECTS = 999;
const MOST_WITH_STAR = 100;

export const redirects = defineKind({
  files: "redirects.yaml",
  schema: f.group("Redirects", "The redirects from old paths to pages.", {
    redirects: f.listOf(
      "The redirects; [] where there are none.",
      f.group("Redirect", "One permanent redirect.", {
        from: f.oldPath("The old path; /blog/* is every path below /blog."),
        to: f
          .link("The page that replaces it.")
          .matches(/^(\/|https:)/, "must be a path, or start with https://"),
      }),
      { min: 0, max: MOST_REDIRECTS },
    ),
  }),
  *check({ redirects }) {
    const paths = redirects.map(({ from }) => from.replace(/\/$/, ""));
    for (const [index, path] of paths.entries())
      if (paths.indexOf(path) < index)
        yield [
          ["redirects", index, "from"],
          `"${path}" is redirected above. Delete one of the two.`,
        ];
    if (paths.filter((path) => path.endsWith("*")).length > MOST_WITH_STAR)
      yield [["redirects"], `must have at most ${MOST_WITH_STAR} paths with a *.`];
  },
});

export const notFoundPage = defineKind({
  files: "not-found/page.yaml",
  schema: b.page("NotFoundPage", "The page for a URL that does not exist.", {
    requestedLabel: f.text("The text before the requested path.", 60),
    goBackLabel: f.text("The label of the button that goes back.", 40),
    home: b.action("The button that opens the home page."),
    links: f.listOf("Pages the visitor may have wanted.", b.action("A link.")),
    chart: b.chart(),
  }),
});
