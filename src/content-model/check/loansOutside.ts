import { isGroup, metaOf, nameOfFile } from "../kind";
import { calculatorPage } from "../kinds/calculators";
import { ratePlan } from "../kinds/ratePlans";
import { type PlanWithExample, rangeFault } from "../placeholders/figures";
import { type Content, ownPlaceholders } from "../placeholders/load";
import type { ContentFile, FieldValue } from "./parseYaml";
import { named, type Problem } from "./problem";

/** Matches a link with a loan of the main product. One of another product names it as well. */
const LINKED_LOAN = /([^\s("?]+)\?amount=([\d.]+)&term=(\d+)(?!\S*&loan=)/g;

/**
 * Finds the amounts and terms that their rate plan does not allow. The plan is the one named next to them, the
 * file's own plan or, if there is neither, the main product's.
 */
export function loansOutside(file: ContentFile, { placeholders, read }: Content): Problem[] {
  const { plans, plan } = ownPlaceholders(file, placeholders);
  const calculator = read(calculatorPage.files)?.value;
  const planOf = ({ parent }: FieldValue): PlanWithExample | undefined => {
    if (isGroup(parent?.written) && typeof parent.written.plan === "string")
      return plans.get(parent.written.plan);
    return file.kind === ratePlan ? plans.get(nameOfFile(file.file)) : plan;
  };
  return file.values.flatMap((item) => {
    const { field, value, path } = item;
    const { loan } = metaOf(field);
    const linked = typeof value === "string" && field ? [...value.matchAll(LINKED_LOAN)] : [];
    const faults = linked
      .filter(([, page]) => isGroup(calculator) && page === calculator.path)
      .flatMap(([, , amount, term]) => [
        rangeFault("amountRange", Number(amount), "the linked amount", placeholders.plan),
        rangeFault("termRange", Number(term), "the linked term", placeholders.plan),
      ]);
    if (loan && typeof value === "number")
      faults.push(rangeFault(loan, value, named(path), planOf(item)));
    return faults.flatMap((message) => (message ? [file.problemAt(path, message)] : []));
  });
}
