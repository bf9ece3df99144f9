import { GOALS, tbtGoal } from "./goals";
import type { Verdict } from "./lighthouse";
import type { PageLoad, Transfer } from "./pageLoad";
import {
  type BenchResults,
  clickRatio,
  lcpRatio,
  median,
  medianOf,
  type RouteResult,
} from "./results";

const COLUMNS: [title: string, cell: (result: RouteResult) => string][] = [
  ["page", ({ route }) => route],
  ["HTML", ({ served }) => kilobytes(served, "first", "document")],
  ["fonts", ({ served }) => kilobytes(served, "first", "font")],
  ["pictures", ({ served }) => kilobytes(served, "first", "image")],
  ["script", ({ served }) => kilobytes(served, "first", "script")],
  ["script, idle", ({ served }) => kilobytes(served, "afterIdle", "script")],
  ["data, idle", ({ served }) => kilobytes(served, "afterIdle", "data")],
  ["requests", ({ served }) => `${requests(served, "first")}, ${requests(served, "afterIdle")}`],
  ["LCP", ({ served }) => milliseconds(medianOf(served, "lcp"))],
  ["ratio", (result) => lcpRatio(result).toFixed(2)],
  ["TBT", ({ served }) => milliseconds(medianOf(served, "tbt"))],
  ["without", ({ plain }) => milliseconds(medianOf(plain, "tbt"))],
  ["CLS", ({ served }) => medianOf(served, "cls").toFixed(2)],
  ["Lighthouse", ({ verdict }) => scores(verdict)],
  ["without", ({ plainVerdict }) => scores(plainVerdict)],
];

/** The results as Markdown tables, which also read well in a terminal. */
export function report(results: BenchResults): string {
  const { made, commit, protocol, runs, routes, actions, navigations, failures } = results;
  const nothing = failures.length > 0 ? "Nothing that could be measured." : "Nothing.";
  return [
    `Made ${made} on ${commit}: medians of up to ${runs} runs in turn, ${protocol}.`,
    table(
      COLUMNS.map(([title]) => title),
      routes.map((result) => COLUMNS.map(([, cell]) => cell(result))),
    ),
    table(
      ["action", "page", "answered within"],
      actions.map(({ name, route, times }) => [name, route, milliseconds(Math.max(0, ...times))]),
    ),
    table(
      [
        ...["from", "to", "full load", "by mouse", "ratio", "by finger", "ratio", "Back"],
        ...["fetched", "twice", "of which"],
      ],
      navigations.map((way) => [
        way.from,
        way.to,
        milliseconds(median(way.loads)),
        milliseconds(median(way.mouse)),
        clickRatio(way, "mouse").toFixed(2),
        milliseconds(median(way.finger)),
        clickRatio(way, "finger").toFixed(2),
        milliseconds(median(way.backs)),
        String(way.fetched.length),
        String(way.twice.length),
        way.fetched.map((address) => address.split("/").slice(-2).join("/")).join(" "),
      ]),
    ),
    ...(failures.length > 0
      ? [`## What could not be measured\n\n${failures.map((failure) => `- ${failure}`).join("\n")}`]
      : []),
    `## What misses its goal\n\n${misses(results).join("\n") || nothing}`,
  ].join("\n\n");
}

/** What is worse than the goals say, a line each. */
export function misses({ routes, actions, navigations }: BenchResults): string[] {
  return [
    ...routes.flatMap((result) => {
      const { route, served, verdict, plainVerdict } = result;
      const tbt = medianOf(served, "tbt");
      return [
        ...missed(`${route}: LCP ratio`, lcpRatio(result), GOALS.lcpRatio),
        ...missed(`${route}: TBT`, tbt, tbtGoal(result)),
        ...missed(`${route}: CLS`, medianOf(served, "cls"), GOALS.cls),
        ...Object.entries(verdict?.scores ?? {})
          .filter(([, score]) => score < 100)
          .map(
            ([category, score]) =>
              `- ${route}: Lighthouse ${category} ${score}, without scripts ${plainVerdict?.scores[category] ?? "unknown"}`,
          ),
        ...(verdict?.faults ?? []).map((fault) => `- ${route}: ${fault}`),
        ...(verdict && !verdict.staysForBack ? [`- ${route}: not kept for Back`] : []),
      ];
    }),
    ...actions.flatMap(({ name, route, times }) =>
      missed(`${route}: ${name}`, Math.max(0, ...times), GOALS.answer),
    ),
    ...navigations.flatMap((way) => [
      ...missed(`${way.from} to ${way.to}: click`, clickRatio(way, "mouse"), GOALS.clickRatio),
      ...way.twice.map((address) => `- ${way.from} to ${way.to}: fetched twice: ${address}`),
    ]),
  ];
}

const missed = (what: string, value: number, goal: number) =>
  value > goal ? [`- ${what} ${value.toFixed(2)}, the goal is ${goal}`] : [];

const scores = (verdict: Verdict | undefined) =>
  verdict ? Object.values(verdict.scores).join(" ") : "–";

const milliseconds = (value: number) => `${Math.round(value)} ms`;

const requests = (loads: readonly PageLoad[], when: "first" | "afterIdle") =>
  median(loads.map((load) => load[when].requests));

function kilobytes(loads: readonly PageLoad[], when: "first" | "afterIdle", kind: string): string {
  const bytes = ({ kinds }: Transfer) => kinds[kind] ?? 0;
  return (median(loads.map((load) => bytes(load[when]))) / 1000).toFixed(1);
}

function table(titles: string[], rows: string[][]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(titles), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join(
    "\n",
  );
}
