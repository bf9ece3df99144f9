import { describeFields, type FieldDescription, type Kind, type Mistake, metaOf } from "../kind";
import type { Facts, TextRole } from "./facts";
import { misplacement } from "./misplacement";
import { followMoves, followMovesIn } from "./moves";
import { parsePlaceholders, type TextMistake } from "./parse";
import {
  explain,
  namesOf,
  numericFact,
  type Placeholders,
  printPlaceholder,
} from "./printPlaceholder";

/** A mistake at a character of a text: the nth occurrence of that character. */
export interface PlacedMistake extends Mistake {
  character: { text: string; occurrence: number };
}

/**
 * Replaces the placeholders of a parsed file and its links to moved pages. A text with mistakes stays
 * as it is.
 * @returns the resolved content and the mistakes
 */
export function resolveContent(
  content: unknown,
  kind: Kind,
  placeholders: Placeholders,
): { value: unknown; mistakes: PlacedMistake[] } {
  const mistakes: PlacedMistake[] = [];
  const resolve = (field: FieldDescription, value: unknown, at: Mistake["at"]): unknown => {
    if (field.type === "array" && Array.isArray(value) && field.innerType)
      return value.map((entry, index) =>
        resolve(field.innerType as FieldDescription, entry, [...at, index]),
      );
    if (field.type === "object" && isGroup(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          const known = Object.hasOwn(field.fields, key) && field.fields[key];
          return [key, known ? resolve(known as FieldDescription, inner, [...at, key]) : inner];
        }),
      );
    if (typeof value !== "string") return value;
    if (!/[{}]/.test(value)) return follow(field, value, at);
    const resolved = resolveField(field, value, placeholders);
    mistakes.push(...resolved.mistakes.map((mistake) => placed(mistake, value, at)));
    return follow(field, resolved.value, at);
  };
  const { moves } = placeholders;
  const follow = (field: FieldDescription, value: string | number, at: Mistake["at"]) => {
    if (!moves || typeof value !== "string") return value;
    const { role } = metaOf(field);
    if (role === "markdown") return followMovesIn(value, moves);
    // The other paths are those of the page itself and the old ones of redirects.
    const isLink = role === "link" || (role === "path" && at.at(-1) === "parentPath");
    return isLink ? followMoves(value, moves) : value;
  };
  return { value: resolve(describeFields(kind.schema), content, []), mistakes };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Adds the path of a text to a mistake in it. */
export function placed(
  { start, message }: TextMistake,
  text: string,
  at: Mistake["at"],
): PlacedMistake {
  const character = text[start] ?? "";
  const occurrence = text.slice(0, start).split(character).length - 1;
  return { at, message, character: { text: character, occurrence } };
}

interface Resolved {
  value: string | number;
  mistakes: TextMistake[];
}

function resolveField(
  field: FieldDescription,
  value: string,
  placeholders: Placeholders,
): Resolved {
  if (field.type === "number") return resolveNumber(value, placeholders.facts);
  const { role, templateNames } = metaOf(field);
  if (field.type !== "string" || field.oneOf.length > 0 || !isTextRole(role))
    return {
      value,
      mistakes: [
        {
          start: value.search(/[{}]/),
          message:
            "has a brace, but placeholders work only in texts, links and numbers. Write the value out.",
        },
      ],
    };
  return resolveText(value, placeholders, role ?? "text", templateNames);
}

const isTextRole = (role: string | undefined): role is TextRole | undefined =>
  role === undefined || role === "markdown" || role === "link";

/**
 * Replaces the placeholders of a text; with mistakes, the text stays as it is.
 * @param templateNames the names that the page fills in, and that stay as they are
 */
export function resolveText(
  text: string,
  placeholders: Placeholders,
  role: TextRole,
  templateNames: readonly string[] = [],
): { value: string; mistakes: TextMistake[] } {
  const names = [...templateNames, ...namesOf(placeholders.facts)];
  const { placeholders: found, mistakes } = parsePlaceholders(text, names);
  let value = "";
  let end = 0;
  for (const placeholder of found) {
    const { start } = placeholder;
    value += text.slice(end, start);
    end = placeholder.end;
    const misplaced = misplacement(text, placeholder, role);
    if (misplaced) mistakes.push({ start, message: misplaced });
    else if (templateNames.includes(placeholder.name) && placeholder.options.size === 0)
      value += text.slice(start, end);
    else
      try {
        value += printPlaceholder(placeholder, placeholders, { role, names });
      } catch (error) {
        mistakes.push({ start, message: explain(error, text.slice(start, end)) });
      }
  }
  if (mistakes.length > 0) return { value: text, mistakes };
  return { value: value + text.slice(end), mistakes };
}

/** A number field holds either a number or one placeholder of a fact with a number. */
function resolveNumber(value: string, facts: Facts): Resolved {
  const { placeholders, mistakes } = parsePlaceholders(value, namesOf(facts));
  const [placeholder] = placeholders;
  if (mistakes.length > 0) return { value, mistakes };
  if (!placeholder || placeholder.end - placeholder.start !== value.length)
    return {
      value,
      mistakes: [{ start: value.search(/[{}]/), message: "must be a number or one placeholder." }],
    };
  try {
    return { value: numericFact(placeholder, facts).value, mistakes };
  } catch (error) {
    return { value, mistakes: [{ start: 0, message: explain(error, value) }] };
  }
}
