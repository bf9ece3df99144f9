import type { BenchSite } from "./benchSite";
import type { Values } from "./figures";
import { runTasks } from "./runTasks";

const now = { url: "now" } as BenchSite;
const before = { url: "before" } as BenchSite;

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => {});
});

async function run(measure: (site: BenchSite) => Values, other?: BenchSite) {
  const notes = new Set<string>();
  const task = { subject: "/faq", measure: async ({ site }: { site: BenchSite }) => measure(site) };
  const [row] = await runTasks([task], { now, before: other, runs: 4, enough: 2, notes });
  return { row, notes: [...notes] };
}

test.each([
  ["2 times when it meets its goals", 100, 2],
  ["as often as allowed when it misses one", 300, 4],
])("measures %s", async (_, INP, times) => {
  expect((await run(() => ({ INP }))).row?.now).toEqual(Array(times).fill({ INP }));
});

test.each([
  ["measures again after one failure", 1, 2, []],
  ["notes a failure that happens twice", 2, 1, ["/faq: could not be measured: Error: no response"]],
])("%s", async (_, failures, times, notes) => {
  let left = failures;
  const measured = await run(() => {
    if (left-- > 0) throw new Error("no response\nin the browser's many words");
    return { INP: 100 };
  });
  expect(measured.row?.now).toHaveLength(times);
  expect(measured.notes).toEqual(notes);
});

test("measures both builds in each run, each as often first as the other", async () => {
  const order: string[] = [];
  const { row } = await run(({ url }) => {
    order.push(url);
    return { INP: url === "now" ? 100 : 300 };
  }, before);
  expect(order).toEqual(["now", "before", "before", "now"]);
  expect(row?.before).toEqual([{ INP: 300 }, { INP: 300 }]);
});
