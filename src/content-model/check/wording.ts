import type { Kind } from "../kind";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import type { Placeholders } from "../placeholders/resolveText";
import { isLeftOut } from "../placeholders/trueWhen";
import { blankOut, type Remark, remarkOn } from "../remark";
import { textsIn } from "../walkContent";

/** Phrases that nobody says, and one word for one thing. */
const DEAD_PHRASES: readonly (readonly [phrase: RegExp, advice: string])[] = [
  [/\b(?:utili[sz]e[sd]?|leverag(?:e[sd]?|ing))\b/gi, 'Write "use".'],
  [/\b(?:commence[sd]?|commencing)\b/gi, 'Write "begin".'],
  [/\b(?:prior to|in advance of)\b/gi, 'Write "before".'],
  [/\b(?:in order to|so as to)\b/gi, 'Write "to".'],
  [/\b(?:with regard to|in respect of|regarding)\b/gi, 'Write "about".'],
  [/\b(?:in the event that|should you)\b/gi, 'Write "if".'],
  [/\bat hand\b/gi, 'Write "ready" or "near".'],
  [/\bin all(?=[.,;:])/gi, 'Write "a total of".'],
  [/\b(?:pursuant to|hereby|herein|thereof|aforesaid)\b/gi, "Write it as you would say it."],
  [/\b(?:seamless(?:ly)?|world-class|cutting-edge|hassle-free)\b/gi, "Say what it does instead."],
  [/\binstallments?\b/gi, 'Write "instalment".'],
];

/** Returns a hint for every dead phrase in a file's texts. */
export const deadPhrasesIn = (content: unknown, kind: Kind): Remark[] =>
  textsIn(kind, content).flatMap((part) =>
    DEAD_PHRASES.flatMap(([phrase, advice]) =>
      [...blankOut(part.text).matchAll(phrase)].map(({ 0: found, index }) => ({
        ...remarkOn(part, found, index),
        message: `"${found}" is not how people talk. ${advice}`,
        isHint: true,
      })),
    ),
  );

/**
 * The texts that the specification fixes, by content file and path. The content check hints at a file
 * that says otherwise; what is the lender's own in them is a fact. Entries of lists, such as menus, are
 * not listed: they may be moved, added and removed.
 */
export const SPECIFIED_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "site.yaml": {
    tagline: "{tagline}",
    badge: "{badge}",
    "app.ios.label": "App Store",
    "app.android.label": "Google Play",
  },
  "navigation.yaml": {
    "buttons.secondary.label": "Employer Registration",
    "buttons.primary.label": "Apply Now",
  },
  "labels.yaml": { "carousel.previous": "Previous", "carousel.next": "Next" },
  "calculator.yaml": { "form.calculate": "Calculate" },
  "home/page.yaml": { "howItWorks.title": "How it Works" },
  "about/page.yaml": {
    "difference.title": "What Sets Us Apart",
    "expansion.title": "{region} Expansion",
    "comparison.title": "Our Competitive Edge",
    "insights.title": "Leadership Insights",
  },
  "contact/page.yaml": {
    "intro.title": "Contact Us",
    "form.title": "Send Us a Message",
    "form.sending": "Sending...",
    "form.sent": "Message Sent",
    "form.problems.firstName.invalid": "First name must be at least {fewest} characters",
    "form.problems.lastName.invalid": "Last name must be at least {fewest} characters",
    "form.problems.email.invalid": "Please enter a valid email address",
    "form.problems.phone.invalid": "Please enter a valid phone number",
    "form.problems.subject.invalid": "Subject must be at least {fewest} characters",
    "form.problems.message.invalid": "Message must be at least {fewest} characters",
    "form.toasts.sent.title": "Message sent successfully!",
    "form.toasts.sent.text": "We'll get back to you as soon as possible.",
    "form.toasts.refused.title": "Message received but notification issue",
    "form.toasts.refused.text":
      "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
    "form.toasts.failed.title": "Message received",
    "form.toasts.failed.text":
      "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
    "form.toasts.notStored.title": "Error submitting form",
    "form.toasts.notStored.text": "Please try again later.",
    "form.toasts.unexpected.title": "Error submitting form",
    "form.toasts.unexpected.text": "An unexpected error occurred. Please try again.",
    "map.title": "Find Us",
    "touch.title": "Get in Touch",
  },
  "faq/page.yaml": { "callToAction.title": "Ready to Apply" },
  "newsletters/page.yaml": {
    "form.errorTitle": "Error",
    "form.errorText": "Please enter your email address",
    "form.success": "Thank you for subscribing to our newsletter!",
  },
  "not-found/page.yaml": {
    "intro.title": "Oops! Page not found",
    goBackLabel: "Go Back",
    "home.label": "Return to Home",
  },
  "resources/page.yaml": {
    "support.label": "Contact Support",
    freePack: "Download Free Pack",
    "education.readMore": "Read More",
  },
};

/** Returns a hint for every text of a file that the specification words otherwise. */
export const otherThanSpecified = (file: string, content: unknown): Remark[] =>
  Object.entries(SPECIFIED_TEXTS[file] ?? {}).flatMap(([keys, text]) => {
    const path = keys.split(".");
    const written = path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      content,
    );
    return written === text || typeof written !== "string"
      ? []
      : [{ path, message: `is "${text}" in the specification.`, isHint: true }];
  });

/**
 * Finds sentences that call one of the lender's rates flat while its plan charges interest on what is
 * still owed.
 */
export function flatRatesIn(content: unknown, kind: Kind, { facts, plan }: Placeholders): Remark[] {
  if (plan?.interest !== "reducing") return [];
  const rates = [...facts].flatMap(([name, { text }]) => (text.endsWith("%") ? [name] : []));
  const rate = `\\{(?:${rates.join("|")})\\b`;
  const sentence = RegExp(`\\bflat\\b[^.\\n]*?${rate}|${rate}[^.\\n]*\\bflat\\b`, "gi");
  const shown = textsIn(kind, content).filter((part) => !isLeftOut(part, plan));
  return shown.flatMap((part) =>
    [...part.text.matchAll(sentence)].map(({ 0: words, index }) => ({
      ...remarkOn(part, words, index),
      message: `"${words}" says that our rate is flat, but content/calculators/standalone.yaml charges interest on what is still owed. Rewrite the sentence, or give a question "trueWhen: flatRate".`,
    })),
  );
}

/** Facts that many texts name, longer ones before those that they contain. */
const NAMES: ReadonlySet<string> = new Set(["company", "lender"]);

const FIGURE =
  /(?:[A-Z][A-Za-z]{0,2})?\p{Sc}\s?\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?\s?(?:%|per ?cent\b|(?:working )?days\b|hours\b)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/**
 * Finds figures, e-mail addresses, contact details and the lender's names that are typed by hand. One
 * that a fact prints is a mistake, because it does not follow the fact; every other one is a hint.
 */
export function typedFiguresIn(content: unknown, kind: Kind, facts: Facts): Remark[] {
  const details = [...facts].filter(([name, fact]) => NAMES.has(name) || isContactDetail(fact));
  return textsIn(kind, content).flatMap(({ text, path }) => {
    // Readers see a no-break space as a space.
    const written = text.replaceAll("\u00a0", " ");
    const remark = (figure: string, index: number, name?: string): Remark => ({
      ...remarkOn({ text: written, path }, figure, index),
      isHint: name === undefined,
      message: name
        ? `"${figure}" is typed by hand. Write {${name}}, so that it changes with content/facts.yaml.`
        : `"${figure}" is typed by hand. If content/facts.yaml has it, or a loan costs it, write a placeholder.`,
    });
    return [
      ...[...blankOut(written).matchAll(FIGURE)]
        // Contact details follow; people have addresses of their own.
        .filter(
          ([figure]) =>
            !(
              figure.includes("@") &&
              (kind.hasOwnFigures || details.some(([, { text: detail }]) => detail === figure))
            ),
        )
        .map(({ 0: figure, index }) =>
          remark(figure, index, kind.hasOwnFigures ? undefined : nameOf(figure, facts)),
        ),
      ...details.flatMap(([name, { text: detail }]) =>
        [detail, linkTo(detail, "link")].flatMap((form) =>
          form && written.includes(form) ? [remark(form, written.indexOf(form), name)] : [],
        ),
      ),
    ];
  });
}

/** Returns the name of the fact that prints a figure. */
const nameOf = (figure: string, facts: Facts): string | undefined => {
  const plain = figure.replace(/\s?per ?cent$/, "%");
  return [...facts].find(([, { text }]) => text === plain)?.[0];
};

/** Whether a fact is a telephone number, an e-mail address or a street with its number. */
const isContactDetail = ({ text, number }: Fact): boolean =>
  number === undefined && (linkTo(text, "link") !== undefined || /^\d+\w? \p{Lu}.{4,}/u.test(text));
