import styled from "@emotion/styled";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { ArrowLink } from "../components/ArrowLink";
import { Section } from "../components/Section";
import { currencies } from "../lender";
import type { RatePlan } from "../lending/ratePlan";
import type { typedPrice } from "../lending/typedPrice";
import { enteredFields } from "../lib/enteredFields";
import { fillTemplate } from "../lib/fillTemplate";
import { formatCount } from "../lib/format";
import { useDebouncedText } from "../lib/useDebouncedText";
import { useSite } from "../lib/useSite";
import { from, withoutScript } from "../theme/breakpoints";
import { lead, leastFieldText, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";
import { LoanPrice } from "./LoanPrice";

interface HomePriceProps {
  price: Queries.HomePriceFieldsFragment;
  plan: RatePlan;
}

/**
 * What a loan costs, for an amount and a term that the visitor chooses. What computes it is loaded when
 * the visitor points at a field or focuses one.
 */
export function HomePrice({ price, plan }: HomePriceProps) {
  const { id, title, loan, action, check } = price;
  const { root, typed, isChanged, change, load, figures } = useTypedPrice(loan, plan);
  const { priceTag, units } = useSite().labels;
  const fields = { amount: useId(), term: useId(), problem: useId() };
  const { minimum, maximum } = plan.termRange;
  const terms = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const isProblem = figures === null;
  const announcement = figures
    ? `${priceTag.payment}: ${figures.instalment}. ${priceTag.total}: ${figures.totalRepayment}.`
    : price.problem;
  const [page, anchor] = action.to.split("#");
  const query = `?amount=${encodeURIComponent(typed.amount)}&term=${typed.term}`;
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Columns ref={root} onFocus={load} onPointerOver={load}>
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{price.lead}</p>
        </Head>
        <Tag data-computed={figures ? "current" : "stale"}>
          <LoanPrice
            figures={figures ?? loan.figures}
            note={price.note}
            choice={[
              {
                field: fields.amount,
                label: priceTag.principal,
                value: (
                  <>
                    <Field className="needs-script">
                      {currencies[0]?.code}
                      <input
                        id={fields.amount}
                        name="amount"
                        inputMode="decimal"
                        autoComplete="off"
                        value={typed.amount}
                        aria-invalid={isProblem || undefined}
                        aria-describedby={isProblem ? fields.problem : undefined}
                        onChange={({ target }) => change({ amount: target.value })}
                      />
                    </Field>
                    <Fixed translate="no">{loan.figures.principal}</Fixed>
                    {isProblem && <strong id={fields.problem}>{price.problem}</strong>}
                  </>
                ),
              },
              {
                field: fields.term,
                label: price.term,
                value: (
                  <>
                    <Field className="needs-script">
                      <select
                        id={fields.term}
                        name="term"
                        value={typed.term}
                        onChange={({ target }) => change({ term: target.value })}
                      >
                        {terms.map((term) => (
                          <option key={term} value={term}>
                            {fillTemplate(units.months, { count: term })}
                          </option>
                        ))}
                      </select>
                    </Field>
                    <Fixed>{fillTemplate(units.months, { count: loan.termMonths })}</Fixed>
                  </>
                ),
              },
            ]}
          />
          <p role="status" className="visually-hidden">
            {useDebouncedText(isChanged ? announcement : "")}
          </p>
        </Tag>
        <Links>
          <ArrowLink to={figures ? `${page}${query}#${anchor}` : action.to}>
            {action.label}
          </ArrowLink>
          {check && <ArrowLink to={check.to}>{check.label}</ArrowLink>}
        </Links>
      </Columns>
    </Section>
  );
}

/** The figures of the typed loan: undefined until their code has loaded, and null for a loan that is not lent. */
function useTypedPrice(loan: Queries.PricedLoanFieldsFragment, plan: RatePlan) {
  const first = { amount: formatCount(loan.amount), term: String(loan.termMonths) };
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(first);
  const [priceOf, setPriceOf] = useState<typeof typedPrice>();
  const isChanged = typed.amount !== first.amount || typed.term !== first.term;
  const load = () => {
    if (priceOf) return;
    import(/* webpackChunkName: "typed-price" */ "../lending/typedPrice").then(
      (module) => setPriceOf(() => module.typedPrice),
      // The figures stay hidden, and the link leads to the calculator.
      () => {},
    );
  };
  const change = (part: Partial<typeof first>) => {
    load();
    setTyped((previous) => ({ ...previous, ...part }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => {
    const entered = root.current ? enteredFields<keyof typeof first>(root.current) : {};
    if (Object.keys(entered).length > 0) change(entered);
  }, []);
  const figures = isChanged ? priceOf?.(plan, typed.amount, Number(typed.term)) : loan.figures;
  return { root, typed, isChanged, change, load, figures };
}

/** The tag is first on phones, below the heading; from laptops up it is beside both other parts. */
const Columns = styled.div`
  ${stack(`${space[6]} ${space.columns}`)}
  grid-template-areas: "head" "tag" "links";
  justify-items: center;
  ${from("md")} {
    grid-template: "tag head" auto "tag links" 1fr / minmax(0, 27rem) minmax(0, 1fr);
  }
`;

const Head = styled.div`
  grid-area: head;
  width: 100%;
  & > p {
    max-width: 30rem;
    margin-top: ${space[4]};
    ${lead}
  }
  ${from("md")} {
    align-self: end;
    padding-top: ${space[16]};
  }
`;

const Tag = styled.div`
  grid-area: tag;
  width: 100%;
  max-width: 27rem;
  & > figure {
    max-width: none;
    margin-top: ${space[8]};
  }
  & dd {
    min-width: 0;
    max-width: 100%;
  }
  /* Never the figures of another loan. */
  &[data-computed="stale"] :is(dl > :not(:has(label)), figure > div) {
    visibility: hidden;
  }
  & strong {
    display: block;
    font-size: ${size.small};
    color: ${color.danger};
  }
`;

const Links = styled.div`
  grid-area: links;
  display: grid;
  place-content: start;
  justify-items: start;
  width: 100%;
`;

const Field = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: 400;
  & > * {
    flex: 0 1 8rem;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0 ${space[3]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radiusSmall};
    background: ${color.background};
    font-size: max(1rem, ${leastFieldText});
    font-weight: 600;
    text-align: end;
  }
`;

/** In place of a field where no script would compute another loan. */
const Fixed = styled.span`
  display: none;
  ${withoutScript} {
    display: inline;
  }
`;
