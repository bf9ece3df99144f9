import { oncePerObject } from "../../lib/oncePerObject";
import { isGroup, metaOf, nameOfFile } from "../kind";
import { calculatorPage } from "../kinds/calculators";
import { ratePlan } from "../kinds/ratePlans";
import { type PlanWithExample, rangeFault } from "../placeholders/figures";
import { type Content, ownPlaceholders, ownPlan } from "../reading/load";
import type { ContentFile, FieldValue } from "../reading/parseYaml";
import { named, type Problem } from "../reading/problem";

/** Matches a link with a query. */
const WITH_QUERY = /([^\s("?]+)\?([\w.=&-]+)/g;

/**
 * Finds the amounts and terms that their rate plan does not allow. The plan is the one named next to them, or else
 * the file's own, or else the main product's. A link uses the plan of the product that it names, or else the main
 * product's.
 */
export function loansOutside(file: ContentFile, content: Content): Problem[] {
  const { placeholders, read } = content;
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
    const linked = typeof value === "string" && field ? [...value.matchAll(WITH_QUERY)] : [];
    const faults = linked
      .filter(([, page]) => isGroup(calculator) && page === calculator.path)
      .flatMap(([, , query]) => {
        const link = new URLSearchParams(query);
        const product = link.get("loan");
        const linkedPlan =
          product === null ? placeholders.plan : plansOfProducts(content).get(`/${product}`);
        if (!linkedPlan)
          return [`links to the loan "${product}", which is no product with a plan.`];
        const [amount, term] = [link.get("amount"), link.get("term")];
        return [
          amount && rangeFault("amountRange", Number(amount), "the linked amount", linkedPlan),
          term && rangeFault("termRange", Number(term), "the linked term", linkedPlan),
        ];
      });
    const { asks } = (item.parent?.written ?? {}) as { asks?: unknown };
    const { salaryMultiple, amountRange: { minimum } = { minimum: 0 } } = planOf(item) ?? {};
    const salary = typeof value === "number" ? value : Number.NaN;
    const most = Number((salary * (salaryMultiple || Infinity)).toFixed(4));
    if (asks === "salary" && path.at(-1) === "least" && most < minimum)
      faults.push(
        `${named(path)} allows loans of ${most}, but the plan lends ${minimum} or more. Write ${Math.ceil(minimum / (salaryMultiple ?? 1))} or more.`,
      );
    if (loan && typeof value === "number")
      faults.push(rangeFault(loan, value, named(path), planOf(item)));
    return faults.flatMap((message) => (message ? [file.problemAt(path, message)] : []));
  });
}

/** Returns the rate plans of all products by their paths. Reads every file, so it is computed once. */
const plansOfProducts = oncePerObject(
  ({ files, placeholders, read }: Content): ReadonlyMap<unknown, PlanWithExample> =>
    new Map(
      files.flatMap((name) => {
        const product = read(name);
        const own = product && placeholders.plans.get(ownPlan(product) ?? "");
        return own && isGroup(product.value) ? [[product.value.path, own]] : [];
      }),
    ),
);
