import type { Reporter, TestCase } from "@playwright/test/reporter";
import { recordRun } from "../../shared/flakyTests";

/** Records the tests that passed only on the second attempt. */
export default class FlakyReporter implements Reporter {
  private readonly names = new Set<string>();

  onTestEnd(test: TestCase): void {
    if (test.outcome() === "flaky") this.names.add(test.titlePath().filter(Boolean).join(" › "));
  }

  onEnd(): void {
    recordRun([...this.names]);
  }
}
