import { isDeepStrictEqual } from "node:util";
import { isGroup } from "../../src/content-model/kind";
import type { KeyPath } from "../../src/content-model/reading/problem";
import { labelOf, placeOf } from "./words";

/**
 * Normalises a value, so that values from files and forms can be compared. Forms send numbers as strings,
 * trim strings, and add values that are empty or false.
 */
export function normalise(value: unknown): unknown {
  if (typeof value !== "object" || value === null)
    return value === false ? undefined : asText(value).trim() || undefined;
  const inner = Object.entries(value).map(([name, part]) => [name, normalise(part)] as const);
  if (inner.every(([, part]) => part === undefined)) return undefined;
  if (Array.isArray(value)) return inner.map(([, part]) => part);
  return Object.fromEntries(inner.filter(([, part]) => part !== undefined));
}

/** Converts a value to the text in a form field. */
export const asText = (value: unknown): string => String(value ?? "").replace(/\r\n?/g, "\n");

type List = readonly unknown[];

/**
 * Returns the previous index of each entry in a changed list: the index of an equal entry, or else of one that
 * shares a string, or else the one after the preceding entry's index. For a new entry, it is undefined.
 */
export function originsOf(before: List, after: List): (number | undefined)[] {
  const [old, now] = [before.map(normalise), after.map(normalise)];
  const origins: (number | undefined)[] = after.map(() => undefined);
  const isLike = [
    (from: number, to: number) => isDeepStrictEqual(old[from], now[to]),
    (from: number, to: number) => shareText(before[from], after[to]),
    (from: number, to: number) => from === (to === 0 ? -1 : (origins[to - 1] ?? -2)) + 1,
  ];
  for (const test of isLike)
    for (const to of after.keys())
      origins[to] ??= [...before.keys()].find((from) => !origins.includes(from) && test(from, to));
  return origins;
}

const shareText = (one: unknown, other: unknown): boolean =>
  isGroup(one) &&
  isGroup(other) &&
  Object.keys(one).some((name) => typeof one[name] === "string" && one[name] === other[name]);

export interface Difference {
  what: string;
  before?: string;
  after?: string;
}

/** Describes the differences between two versions of a file. Either version may be missing. */
export function differences(before: unknown, after: unknown): Difference[] {
  const compare = (old: unknown, now: unknown, was: KeyPath, is: KeyPath): Difference[] => {
    if (isDeepStrictEqual(old, now)) return [];
    if (isGroup(old) && isGroup(now))
      return Object.keys({ ...now, ...old }).flatMap((name) =>
        compare(old[name], now[name], [...was, name], [...is, name]),
      );
    if (Array.isArray(old) && Array.isArray(now)) {
      const origins = originsOf(old, now);
      const kept = origins.filter((from) => from !== undefined);
      const removed = old.map((entry, from) =>
        kept.includes(from) ? [] : compare(entry, undefined, [...was, from], is),
      );
      const others = now.map((entry, to) => {
        const from = origins[to];
        const path = [...is, to];
        if (from === undefined) return compare(undefined, entry, was, path);
        const isMoved = kept.slice(0, kept.indexOf(from)).some((earlier) => earlier > from);
        const moved = isMoved ? [{ what: `${placeOf(after, path)} moved` }] : [];
        return [...moved, ...compare(old[from], entry, [...was, from], path)];
      });
      return [...removed, ...others].flat();
    }
    const verb = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    const place = now === undefined ? placeOf(before, was) : placeOf(after, is);
    return [
      {
        what: place ? `${place} ${verb}` : labelOf(verb),
        before: textsIn(old),
        after: textsIn(now),
      },
    ];
  };
  return compare(before, after, [], []);
}

const textsIn = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => (Array.isArray(value) ? "" : `${labelOf(name)}: `) + textsIn(inner))
        .join("\n")
    : asText(value).trim();
