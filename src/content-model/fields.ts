import * as yup from "yup";
import { DECIMALS } from "../lending/money";
import { flagDrawing, iconDrawing } from "./icons";
import type { Rendition } from "./renditions";

/*
 * Functions that create the fields of the content model. Each takes the description that editors see, and
 * returns a yup schema. The GraphQL types, the JSON Schemas and the checks are derived from these schemas.
 * A field is required unless it is wrapped in `optional`.
 */

/** What the values in a table may be: numbers, numbers with an optional unit, or single lines of text. */
export type TableValue = "number" | "quantity" | "text";

/** How a string is rendered or what it refers to, if it is more than plain text. */
export type Role =
  | ("markdown" | "link" | "site" | "path" | "anchor")
  | ("picture" | "pdf" | "date" | "icon" | "flag");

/** The kinds of things that other content can refer to by name. */
export type Named = "rate plan" | "question";

/** The units of time that a number can have. */
export const UNITS = ["hours", "days", "months"] as const;

declare module "yup" {
  interface CustomSchemaMetadata {
    /** The description that editors see. */
    description?: string;
    role?: Role;
    /** The name of a group's GraphQL type. */
    shape?: string;
    tableOf?: TableValue;
    /**
     * What kind of thing the value refers to. The fields with the same value in `names` define those things.
     */
    refersTo?: Named;
    names?: Named;
    /** The range of the rate plan in which the value must be. */
    loan?: "amountRange" | "termRange";
    /** The unit of the number: of time, or what the field `asks` beside it says. A fact must have the same. */
    unit?: (typeof UNITS)[number] | "asks";
    /** Whether the Markdown may contain tables. */
    hasTables?: true;
    /** The most characters that a text may have with the lender's name at its end. */
    longestWithName?: number;
    /** The names in braces that the page fills in; see `template`. */
    templateNames?: readonly string[];
    /** How pages show a picture. Without it, the group's fragment omits the picture. */
    rendition?: Rendition | undefined;
    /** Whether only a few queries need the group, so its parent's fragment omits it. */
    isApart?: true;
    /** The groups that the build adds to this one, by name. */
    computed?: Readonly<Record<string, yup.AnySchema>>;
  }
}

/** Limits for a number, or for the length of a string or list. */
interface Bounds {
  min?: number;
  max?: number;
}

const string = (description: string, role?: Role) =>
  yup.string().strict().meta({ description, role }).required("is required and may not be empty");

/** Plain text on a single line, with a maximum and a minimum number of characters. */
export const text = (description: string, max = 300, min = 1) =>
  string(description)
    .min(min, `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .matches(/^\S[^\n]*(?<=\S)$/, "must be on one line and must not start or end with a space");

/** The name of a field, a figure, a choice or a button. */
export const label = (description: string) => text(description, 60);

/** A sentence or two in a form, a table or a list. */
export const sentence = (description: string) => text(description, 320);

/**
 * Plain text with placeholders such as {amount}, which a page fills in with `fillTemplate`. It may also
 * contain placeholders for facts, which the build fills in.
 * @param placeholders the allowed names, separated by spaces
 */
export const template = (description: string, placeholders: string, max = 160) =>
  text(`${description} Placeholders: {${placeholders.replaceAll(" ", "}, {")}}.`, max).meta({
    templateNames: placeholders.split(" "),
  });

/** Markdown: paragraphs, lists, headings (###), **bold** and [links](/path). */
export const markdown = (description: string) => string(description, "markdown");

/** A reference by name to something elsewhere in the content. */
export const reference = (description: string, refersTo: Named) =>
  text(description, 40).meta({ refersTo });

export const choice = <Value extends string>(description: string, values: readonly Value[]) =>
  string(description).oneOf(values);

const EMAIL = String.raw`[^\s@.:;,<>()[\]"\\]+(\.[^\s@.:;,<>()[\]"\\]+)*@([\p{L}\d]+(-+[\p{L}\d]+)*\.)+(\p{L}{2,}|xn--[a-z\d-]+)`;

/** An email address without the rare forms that people only type by mistake. */
export const IS_EMAIL = RegExp(`^${EMAIL}$`, "iu");

export const email = (description: string) =>
  text(description, 80).matches(IS_EMAIL, "must be an email address, such as help@lender.example");

/** Matches a telephone number with its country's code, as it is dialled after the plus. Those of +1 have eleven digits. */
export const DIALLED = String.raw`(?:1[2-9]\d\d[2-9]\d{6}|[2-9]\d{6,14})`;

/** The links that are allowed. Excludes javascript: and other protocols, and URLs that were pasted twice or have a password. */
export const IS_LINK = RegExp(
  String.raw`^(/([^/\s]\S*)?|https://(?!https?:|[^/?#\s]*@)\S+|mailto:${EMAIL}(\?\S*)?|tel:\+${DIALLED}(;ext=\d+)?)$`,
  "iu",
);

/** A link: a page's path (`/faq`) with or without an anchor, or a URL with `https://`, `mailto:` or `tel:`. */
export const link = (description: string) =>
  string(description, "link").matches(
    IS_LINK,
    "must be a path such as /faq, or start with https:// and no password, with mailto: or with tel:+ and a number with its country's code",
  );

/** This site's URL. Any trailing slash is dropped. */
export const siteAddress = (description: string) =>
  string(description, "site").test(
    "site",
    "must be https:// and a host without a path, such as https://www.lender.example",
    (value) =>
      value === undefined ||
      (/^https:/.test(value) && URL.canParse(value) && new URL(value).origin === originOf(value)),
  );

export const originOf = (address: string): string => address.replace(/\/+$/, "");

export const pagePath = (description: string) =>
  string(description, "path").matches(
    /^\/(?!(?:icons|page-data|scenes|scripts|share|static)(?:\/|$)|(?:.*\/)?index(?:\/|$))([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/,
    "must be a path of lower-case letters, digits and hyphens, such as /salary-loans, and no name that the build uses, such as /index or /static",
  );

/** A path that the host can redirect, as a former site may have had it. With `*` at its end, all paths below. */
export const oldPath = (description: string) =>
  string(description, "path").matches(
    /^\/(?!\/)[^\s?#:*]+(?:(?<=\/)\*)?$/,
    "must be a path such as /about.html or /blog/*, without ?, # and : and with %20 for a space",
  );

/**
 * An anchor on a page: the part of a URL after the "#". The other ids that a page has contain a capital letter,
 * so they differ from any anchor.
 */
export const anchor = (description: string) =>
  string(description, "anchor")
    .matches(
      /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
      "must be lower-case letters, digits and hyphens, such as early-repayment",
    )
    .notOneOf(
      ["main", "gatsby-focus-wrapper", "gatsby-announcer"],
      "must be a name that no other part of the page has",
    );

export const date = (description: string) =>
  string(description, "date").test(
    "date",
    "must be a day that exists, such as 2025-03-01",
    (value) => value === undefined || isCalendarDay(value),
  );

/** A time on the 24-hour clock. */
export const time = (description: string) =>
  string(description).matches(
    /^([01]?\d|2[0-3]):[0-5]\d$/,
    "must be a time from 0:00 to 23:59, such as 16:00",
  );

/** A place on a map. */
export const place = (description: string) =>
  string(description).matches(
    /^-?([0-8]?\d|90(?=\.0+,))\.\d+, -?(0?\d?\d|1[0-7]\d|180(?=\.0+$))\.\d+$/,
    "must be a latitude and a longitude, at most 90 and 180, such as 10.6475, -61.5120",
  );

export const icon = () =>
  string("The name of an icon from lucide.dev.", "icon").test(
    "icon",
    "must be the name of an icon at lucide.dev/icons",
    (value) => value === undefined || iconDrawing(value) !== null,
  );

/** Excludes codes such as UK, which no flag and no program knows. */
const isCountry = {
  name: "country",
  message: "must be the country's code in two capital letters, such as JM, or GB for UK",
  test: (code = "GB") => /^[A-Z]{2}$/.test(code) && flagDrawing(code) !== null,
};

export const country = (description: string) => text(description).test(isCountry);

export const flag = (description: string) => string(description, "flag").test(isCountry);

/** The formats of the files that pages can show or link to. */
export const IS_MEDIA = /\.(png|jpe?g|webp|svg|pdf)$/i;

export const pictureFile = (description: string) =>
  string(description, "picture").matches(
    /^\.{1,2}\/.+\.(png|jpg|jpeg|webp|svg)$/i,
    "must be a .png, .jpg, .webp or .svg file, starting with ./ or ../",
  );

export const pdfFile = (description: string) =>
  string(description, "pdf").matches(
    /^\.{1,2}\/.+\.pdf$/i,
    "must be a .pdf file, starting with ./ or ../",
  );

/** The largest number that is allowed, both in facts and in other fields. */
export const LARGEST = 1_000_000_000;

export const decimal = (description: string, { min = 0, max = LARGEST }: Bounds = {}) =>
  yup
    .number()
    .strict()
    .meta({ description })
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .required("is required");

export const whole = (description: string, bounds?: Bounds) =>
  decimal(description, bounds).integer("must be a whole number");

const hasDecimals = (most: number) => ({
  name: "decimals",
  message: `must have at most ${most} decimals`,
  test: (value?: number | null) => RegExp(`^(\\d+(\\.\\d{0,${most}})?)?$`).test(`${value ?? ""}`),
});

export const price = (description: string, { min = 1 }: Bounds = {}) =>
  decimal(description, { min }).test(hasDecimals(DECIMALS));

/** A monthly rate in per cent. */
export const monthlyRate = (description: string) =>
  decimal(description, { max: 100 }).test(hasDecimals(4));

/** The amount of a loan, which its rate plan must lend. */
export const amount = (description: string) => price(description).meta({ loan: "amountRange" });

/** The term of a loan, which its rate plan must lend. */
export const months = (description: string) =>
  whole(description, { min: 1, max: 600 }).meta({ loan: "termRange", unit: "months" });

export const yesNo = (description: string) =>
  yup.boolean().strict().meta({ description }).required("is required");

export const listOf = <Element>(
  description: string,
  entry: yup.ISchema<Element>,
  { min = 1, max = 500 }: Bounds = {},
) =>
  yup
    .array()
    .of(entry)
    .strict()
    .meta({ description })
    .min(min, `must have at least ${min} ${min === 1 ? "entry" : "entries"}`)
    .max(max, `must have at most ${max} entries`)
    .required("is required");

export const WRONG_NUMBER =
  "must show the number that its link opens, with + and the country's code. Correct the wrong one.";

/** Whether a link opens the telephone number that it shows, if it shows one and opens one. */
export const opensWhatItShows = (link?: Readonly<Record<string, unknown>> | null): boolean => {
  const shown = `${link?.label ?? link?.display}`.replace(/^.*\+|\(0\)|\D/g, "");
  const [, opened = ""] = /(?:\+|wa\.me\/)(\d{7,}.*)/.exec(`${link?.to ?? link?.url}`) ?? [];
  return !opened || shown.length < 7 || shown === opened.replace(/\?.*|\D/g, "");
};

/** A group of named fields; `shape` is the name of its GraphQL type. */
export const group = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) =>
  yup
    .object(fields)
    .strict()
    .meta({ shape, description })
    .required("is required")
    .test("number", WRONG_NUMBER, opensWhatItShows);

/**
 * A list of groups. The description is for the list and for each group; `shape` is the groups' GraphQL type.
 */
export const groups = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) => listOf(description, group(shape, description, fields));

export const optional = <Schema extends { notRequired(): unknown }>(schema: Schema) =>
  schema.notRequired() as ReturnType<Schema["notRequired"]>;

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
