import { group, listOf } from "../fields";
import type { Mistake } from "../kind";
import { step } from "./blocks";
import { heading } from "./heading";

/** A section with the steps of a process. */
export const process = (description: string) =>
  group("Process", description, {
    ...heading(),
    steps: listOf("The steps, in order.", step()),
  });

/** Steps whose numbers do not count 1, 2, 3 …; `at` is the place of their list in the file. */
export const numberingMistakes = (
  steps: readonly { number: number }[],
  at: Mistake["at"],
): Mistake[] =>
  steps.flatMap(({ number }, index) =>
    number === index + 1
      ? []
      : [
          {
            at: [...at, index, "number"],
            message: `is ${number}; steps count from 1, so this one is ${index + 1}.`,
          },
        ],
  );
