import styled from "@emotion/styled";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { ArrowLink } from "../../components/Button";
import { FieldBox, FieldMessage, Input, Select } from "../../components/Field";
import { LoanPrice } from "../../components/LoanPrice";
import { Section, SectionHeading } from "../../components/Section";
import type { typedPrice } from "../../lending/exampleFigures";
import { shortAmount } from "../../lending/money";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { currencies, unitOf } from "../../lib/lender";
import { useEntry } from "../../lib/storage";
import { monthsText } from "../../lib/units";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { useSite } from "../../lib/useSite";
import { withQuery } from "../../lib/withQuery";
import { from } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";

type Plan = RatePlan & Pick<Queries.HomePageQuery["plan"] & object, "example" | "exampleFigures">;

interface HomePriceProps {
  price: Queries.HomePriceFieldsFragment;
  plan: Plan;
}

/**
 * Shows the cost of a loan for the amount and term that the visitor enters, at first of the plan's example. The code
 * that computes it is loaded on hover or focus.
 */
export function HomePrice({ price, plan }: HomePriceProps) {
  const { id, action, check } = price;
  const { example, exampleFigures } = plan;
  const { typed, isChanged, change, load, figures } = useTypedPrice(plan);
  const { priceTag, units } = useSite().labels;
  const fields = { amount: useId(), term: useId(), problem: useId() };
  const { minimum, maximum } = plan.termRange;
  const terms = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const months = (count: number) => monthsText(count, units);
  const isProblem = figures === null;
  const announcement = figures
    ? `${priceTag.payment}: ${figures.instalment}. ${priceTag.total}: ${figures.totalRepayment}.`
    : price.problem;
  const query = `amount=${encodeURIComponent(typed.amount)}&term=${typed.term}`;
  return (
    <Hanging data-volume="loud" id={id} aria-labelledby={`${id}Title`}>
      <TagColumns onFocus={load} onPointerOver={load}>
        <SectionHeading id={`${id}Title`} content={price} />
        <Tag data-computed={figures ? "current" : "stale"}>
          <LoanPrice
            figures={figures ?? exampleFigures}
            note={price.note}
            choice={[
              {
                field: fields.amount,
                label: (figures ?? exampleFigures).received
                  ? priceTag.borrowed
                  : priceTag.principal,
                value: (
                  <>
                    <Choice fixed={<bdi translate="no">{exampleFigures.principal}</bdi>}>
                      {currencies[0] && unitOf(currencies[0])}
                      <Input
                        id={fields.amount}
                        name="amount"
                        inputMode="decimal"
                        autoComplete="off"
                        value={typed.amount}
                        aria-invalid={isProblem || undefined}
                        aria-describedby={isProblem ? fields.problem : undefined}
                        onInput={({ currentTarget }) => change({ amount: currentTarget.value })}
                      />
                    </Choice>
                    {isProblem && (
                      <FieldMessage id={fields.problem} data-kind="problem">
                        {price.problem}
                      </FieldMessage>
                    )}
                  </>
                ),
              },
              {
                field: fields.term,
                label: price.term,
                value: (
                  <Choice fixed={months(example.termMonths)}>
                    <Select
                      id={fields.term}
                      name="term"
                      value={typed.term}
                      onChange={({ target }) => change({ term: target.value })}
                    >
                      {terms.map((term) => (
                        <option key={term} value={term}>
                          {months(term)}
                        </option>
                      ))}
                    </Select>
                  </Choice>
                ),
              },
            ]}
          />
          <p role="status" className="visually-hidden">
            {useDebouncedText(isChanged ? announcement : "")}
          </p>
        </Tag>
        <div>
          <ArrowLink to={figures ? withQuery(action.to, query) : action.to}>
            {action.label}
          </ArrowLink>
          {check && <ArrowLink to={check.to}>{check.label}</ArrowLink>}
        </div>
      </TagColumns>
    </Hanging>
  );
}

/**
 * Computes the figures of the loan that the visitor entered. They are undefined until the code has loaded,
 * and null if no such loan is offered.
 */
function useTypedPrice(plan: Plan) {
  const { example, exampleFigures } = plan;
  const initial = useMemo(
    () => ({ amount: shortAmount(centsOf(example.amount)), term: String(example.termMonths) }),
    [example],
  );
  const [typed, change] = useEntry("home-price", initial);
  const [priceOf, setPriceOf] = useState<typeof typedPrice>();
  const isChanged = typed.amount !== initial.amount || typed.term !== initial.term;
  const load = () => {
    if (priceOf) return;
    import(/* webpackChunkName: "typed-price" */ "../../lending/exampleFigures").then(
      (module) => setPriceOf(() => module.typedPrice),
      // If loading fails, the figures stay hidden, and the link to the calculator still works.
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded only once
  useEffect(() => {
    if (isChanged) load();
  }, [isChanged]);
  const figures = isChanged ? priceOf?.(plan, typed.amount, Number(typed.term)) : exampleFigures;
  return { typed, isChanged, change, load, figures };
}

/** The price tag hangs by its string from the band at the bottom of the hero. */
const Hanging = styled(Section)`
  padding-top: ${space[5]};
`;

/** Puts the price tag between the heading and the links on phones, and beside both on wider screens. */
const TagColumns = styled.div`
  ${stack(`${space[8]} ${space.columns}`)}
  & > .section-heading {
    order: -2;
    margin-bottom: 0;
  }
  ${from("md")} {
    grid-template: "head tag" 1fr "links tag" 1fr / minmax(0, 1fr) minmax(0, 1.08fr);
    & > .section-heading {
      align-self: end;
    }
  }
`;

const Tag = styled.div`
  order: -1;
  width: min(100%, 27rem);
  margin-inline: auto;
  ${from("md")} {
    grid-area: tag;
    width: 100%;
  }
  & > figure {
    max-width: none;
    margin-top: 0;
  }
  & dd {
    min-width: 0;
    max-width: 100%;
  }
  /* Hides stale figures, because they belong to a different loan. */
  &[data-computed="stale"] :is(dl > :not(:has(label)), figure > div) {
    visibility: hidden;
  }
`;

/** The box of a field, and the value that browsers without JavaScript show instead. */
const Choice = ({ fixed, children }: { fixed: ReactNode; children: ReactNode }) => (
  <>
    <Box className="needs-script">{children}</Box>
    <span className="without-script">{fixed}</span>
  </>
);

const Box = styled(FieldBox)`
  width: 12rem;
  max-width: 100%;
  margin-left: auto;
  font-weight: 400;
  & > :is(input, select) {
    font-weight: 600;
    text-align: end;
  }
  & > select {
    padding-right: ${space[2]};
  }
`;
